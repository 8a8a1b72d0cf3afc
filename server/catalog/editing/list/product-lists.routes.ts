import {
  bulkUpdateProducts as bulkUpdateProductsEndpoint,
  importProducts as importProductsEndpoint,
  reorderProducts as reorderProductsEndpoint,
} from '#contract/catalog/admin-product-lists.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { bulkUpdateProducts, importProducts, reorderProducts } from '#server/catalog/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function productListRoutes({ db, clock }: Services): readonly Implementation[] {
  return [
    implement(reorderProductsEndpoint, (call) =>
      withTx(db, (tx) => reorderProducts(tx, actorOf(call), call.body)),
    ),
    implement(bulkUpdateProductsEndpoint, (call) =>
      withTx(db, (tx) => {
        const { body, idempotency_key } = call;
        return bulkUpdateProducts(tx, actorOf(call), { ...body, idempotency_key, now: clock.now() });
      }),
    ),
    implement(importProductsEndpoint, (call) =>
      withTx(db, (tx) => {
        const { body, idempotency_key } = call;
        return importProducts(tx, actorOf(call), { ...body, idempotency_key });
      }),
    ),
  ];
}
