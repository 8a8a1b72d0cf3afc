import { listAllOrders as listAllOrdersEndpoint } from '#contract/admin/orders.ts';
import { listAllOrders } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function orderRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listAllOrdersEndpoint, async ({ query }) => {
      const { status, search, ...window } = query;
      const filter = {
        ...(status === undefined ? {} : { status }),
        ...(search === undefined ? {} : { search }),
      };
      return succeed(await listAllOrders(db.orm, filter, window));
    }),
  ];
}
