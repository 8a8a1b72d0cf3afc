import * as contract from '#contract/account/subscriptions.ts';
import {
  cancelSubscription,
  changePlan,
  listCharges,
  listSubscriptions,
  resumeSubscription,
  retryCharge,
  type SubscriptionServices,
  startSubscription,
} from '#server/modules/subscriptions/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function subscriptionRoutes(services: SubscriptionServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(contract.startSubscription, ({ caller, body, idempotency_key }) =>
      startSubscription(services, { subscriber: caller, ...body, idempotency_key }),
    ),
    implement(contract.listSubscriptions, async ({ caller, query }) =>
      succeed(await listSubscriptions(db.orm, caller.id, query)),
    ),
    implement(contract.listCharges, ({ caller, params, query }) =>
      listCharges(db.orm, { user_id: caller.id, id: params.id }, query),
    ),
    implement(contract.cancelSubscription, async ({ caller, params }) => {
      const cancelled = await cancelSubscription(services, { user_id: caller.id, id: params.id });
      return cancelled.ok ? succeed({ subscription: cancelled.value }) : cancelled;
    }),
    implement(contract.resumeSubscription, async ({ caller, params }) => {
      const resumed = await resumeSubscription(services, { user_id: caller.id, id: params.id });
      return resumed.ok ? succeed({ subscription: resumed.value }) : resumed;
    }),
    implement(contract.changePlan, async ({ caller, params, body }) => {
      const changed = await changePlan(services, { user_id: caller.id, id: params.id, ...body });
      return changed.ok ? succeed({ subscription: changed.value }) : changed;
    }),
    implement(contract.retryCharge, async ({ caller, params, idempotency_key }) => {
      const paid = await retryCharge(services, { user_id: caller.id, id: params.id, idempotency_key });
      return paid.ok ? succeed({ subscription: paid.value }) : paid;
    }),
  ];
}
