import { listWaits as listWaitsEndpoint } from '#contract/product-waits/admin.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listWaitingProducts, listWaits } from '#server/product-waits/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function staffWaitRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listWaitsEndpoint, async ({ query }) => {
      const [list, products] = await Promise.all([listWaits(db.orm, query), listWaitingProducts(db.orm)]);
      return succeed({ ...list, products: [...products] });
    }),
  ];
}
