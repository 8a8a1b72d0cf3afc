import {
  dismissPurchaseIntent,
  getPurchaseIntent,
  listPurchaseIntents,
  openPurchaseIntent,
  openSubscriptionIntent,
} from '#contract/account/purchase-intents.ts';
import {
  dismissIntent,
  getOwnIntent,
  listVisibleIntents,
  openIntent,
} from '#server/modules/intents/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function purchaseIntentRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(openPurchaseIntent, async ({ caller, body }) => {
      const opened = await openIntent(db, body.kind, { buyer: caller, request: body.request });
      return opened.ok ? succeed({ intent: opened.value }) : opened;
    }),
    implement(openSubscriptionIntent, async ({ caller, body }) => {
      const opened = await openIntent(db, 'subscription', { buyer: caller, request: body });
      return opened.ok ? succeed({ intent: opened.value }) : opened;
    }),
    implement(listPurchaseIntents, async ({ caller }) =>
      succeed({ intents: [...(await listVisibleIntents(db.orm, caller.id))] }),
    ),
    implement(getPurchaseIntent, async ({ caller, params }) => {
      const found = await getOwnIntent(db.orm, caller.id, params.id);
      return found.ok ? succeed({ intent: found.value }) : found;
    }),
    implement(dismissPurchaseIntent, async ({ caller, params }) => {
      const dismissed = await dismissIntent(db, caller.id, params.id);
      return dismissed.ok ? succeed({ intent: dismissed.value }) : dismissed;
    }),
  ];
}
