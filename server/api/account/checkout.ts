import { listBundleOffers as listBundleOffersEndpoint } from '#contract/account/shop/bundles.ts';
import {
  checkout,
  getOrder,
  listEntitlements as listEntitlementsEndpoint,
  listOrders,
  listOwnedIds,
} from '#contract/account/shop/checkout.ts';
import { checkOut, listBundleOffers } from '#server/modules/checkout/index.ts';
import { getOwnOrder, listEntitlements, listOwnOrders, readOwnedIds } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { chosenCompany } from '#shared/money/company.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function checkoutRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(checkout, ({ caller, body, idempotency_key }) =>
      checkOut(db, {
        buyer: caller,
        code: body.code,
        total: body.total,
        bumps: body.bumps,
        link: body.link,
        company: chosenCompany(body),
        lines: body.items.map(({ product_id, price, quantity, gifts }) => ({
          product_id,
          price,
          quantity,
          gifts: gifts ?? quantity - 1,
        })),
        idempotency_key,
      }),
    ),
    implement(listOrders, async ({ caller, query }) =>
      succeed(await listOwnOrders(db.orm, caller.id, query)),
    ),
    implement(getOrder, ({ caller, params }) =>
      mapValue(getOwnOrder(db.orm, caller.id, params.id), (order) => ({ order })),
    ),
    implement(listEntitlementsEndpoint, async ({ caller, query }) =>
      succeed(await listEntitlements(db.orm, caller.id, query)),
    ),
    implement(listBundleOffersEndpoint, async ({ caller, query }) =>
      succeed({ bundles: await listBundleOffers(db.orm, caller.id, query.bundle_id) }),
    ),
    implement(listOwnedIds, async ({ caller }) =>
      succeed({ product_ids: await readOwnedIds(db.orm, caller.id) }),
    ),
  ];
}
