import { searchEverything as searchEverythingEndpoint } from '#contract/admin/search.ts';
import { searchEverything } from '#server/modules/reports/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { isAllowed } from '#shared/roles.ts';
import { type Implementation, implement } from '../implement.ts';

/** What the command palette of the admin finds: each role only what its own lists would show it. */
export function searchRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(searchEverythingEndpoint, async ({ caller, query }) => {
      const wanted = { words: query.words, with_products: isAllowed(caller.role, 'admin') };
      return succeed(await searchEverything(db.orm, wanted));
    }),
  ];
}
