import {
  dismissPurchaseIntent,
  getPurchaseIntent,
  listPurchaseIntents,
  openPurchaseIntent,
  openSubscriptionIntent,
} from '#contract/intents/purchase-intents.ts';
import { dismissIntent, getOwnIntent, listVisibleIntents, openIntent } from '#server/intents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function purchaseIntentRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(openPurchaseIntent, ({ caller, body }) =>
      mapValue(openIntent(db, body.kind, { buyer: caller, request: body.request }), (intent) => ({ intent })),
    ),
    implement(openSubscriptionIntent, ({ caller, body }) =>
      mapValue(openIntent(db, 'subscription', { buyer: caller, request: body }), (intent) => ({ intent })),
    ),
    implement(listPurchaseIntents, async ({ caller }) =>
      succeed({ intents: await listVisibleIntents(db.orm, caller.id) }),
    ),
    implement(getPurchaseIntent, ({ caller, params, query }) =>
      mapValue(getOwnIntent(db.orm, caller.id, { ...params, ...query }), (intent) => ({ intent })),
    ),
    implement(dismissPurchaseIntent, ({ caller, params }) =>
      mapValue(dismissIntent(db, caller.id, params.id), (intent) => ({ intent })),
    ),
  ];
}
