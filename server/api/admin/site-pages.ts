import * as contract from '#contract/admin/site-pages.ts';
import { listSitePages, saveSitePage } from '#server/modules/content/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { named, succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export function sitePageRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listSitePages, async () => succeed({ pages: await listSitePages(db.orm) })),
    implement(contract.saveSitePage, (call) =>
      withTx(db, (tx) => named('page', saveSitePage(tx, actorOf(call), { ...call.params, ...call.body }))),
    ),
  ];
}
