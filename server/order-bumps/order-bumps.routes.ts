import {
  createOrderBump as createEndpoint,
  endOrderBumps as endEndpoint,
  listOrderBumps as listEndpoint,
  listBumpProducts as listProductsEndpoint,
} from '#contract/order-bumps/admin.ts';
import {
  countShownBumps as countShownEndpoint,
  listBumpOffers as listOffersEndpoint,
} from '#contract/order-bumps/order-bumps.ts';
import { listBumpOffers } from '#server/checkout/index.ts';
import {
  countShownBumps,
  createOrderBump,
  endOrderBumps,
  listBumpProducts,
  listOrderBumps,
} from '#server/order-bumps/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function orderBumpRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listOffersEndpoint, async ({ caller, body }) => {
      const buyer = { id: caller?.id ?? null, email: caller?.email ?? null };
      return succeed({ bumps: [...(await listBumpOffers(db.orm, { ...body, buyer }))] });
    }),
    implement(countShownEndpoint, ({ body, request }) =>
      countShownBumps(db, { ...body, user_agent: request.headers.get('user-agent') }),
    ),
    implement(listEndpoint, async ({ query }) => succeed(await listOrderBumps(db.orm, query))),
    implement(listProductsEndpoint, async () => succeed({ products: await listBumpProducts(db.orm) })),
    implement(createEndpoint, (call) =>
      mapValue(createOrderBump(db, call.body, actorOf(call)), (bump) => ({ bump })),
    ),
    implement(endEndpoint, (call) => endOrderBumps(db, call.body.ids, actorOf(call))),
  ];
}
