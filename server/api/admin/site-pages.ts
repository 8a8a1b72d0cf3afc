import {
  listSitePages as listSitePagesEndpoint,
  saveSitePage as saveSitePageEndpoint,
} from '#contract/admin/site-pages.ts';
import { listSitePages, saveSitePage } from '#server/modules/content/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export function sitePageRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listSitePagesEndpoint, async () => succeed({ pages: await listSitePages(db.orm) })),
    implement(saveSitePageEndpoint, (call) =>
      withTx(db, async (tx) => {
        const saved = await saveSitePage(tx, actorOf(call), { ...call.params, ...call.body });
        return saved.ok ? succeed({ page: saved.value }) : saved;
      }),
    ),
  ];
}
