import { listBundleOffers as listBundleOffersEndpoint } from '#contract/checkout/bundles.ts';
import {
  checkout,
  getOrder,
  listEntitlements as listEntitlementsEndpoint,
  listOrders,
  listOwnedIds,
} from '#contract/checkout/checkout.ts';
import { quoteNota as quoteNotaEndpoint } from '#contract/checkout/checkout-nota.ts';
import { adConsentOf } from '#server/ads/index.ts';
import { checkOut, listBundleOffers, quoteNotas } from '#server/checkout/index.ts';
import { getOwnOrder, listEntitlements, listOwnOrders, readOwnedIds } from '#server/orders/index.ts';
import type { Gateways } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { AdPlatform } from '#shared/ads/ads.ts';
import { chosenCompany } from '#shared/money/company.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

interface CheckoutServices {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly ad_platforms: readonly AdPlatform[];
}

export function checkoutRoutes({ db, gateways, ad_platforms }: CheckoutServices): readonly Implementation[] {
  return [
    implement(quoteNotaEndpoint, async ({ caller, body }) => {
      const buyer = { id: caller?.id ?? null, email: caller?.email ?? null };
      return succeed({ notas: await quoteNotas({ reader: db.orm, gateways }, { ...body, buyer }) });
    }),
    implement(checkout, async ({ caller, body, idempotency_key, request }) =>
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
        visitor: await request.readVisitor(),
        ad_consent: adConsentOf(ad_platforms, { input: body.ads, user_agent: request.user_agent }),
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
