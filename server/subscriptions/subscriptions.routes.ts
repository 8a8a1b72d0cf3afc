import * as contract from '#contract/subscriptions/subscriptions.ts';
import {
  acceptRetentionOffer,
  cancelSubscription,
  changePlan,
  listCharges,
  listSubscriptions,
  resumeSubscription,
  retryCharge,
  type SubscriptionServices,
  startSubscription,
} from '#server/subscriptions/index.ts';
import { chosenCompany } from '#shared/money/company.ts';
import { named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function subscriptionRoutes(services: SubscriptionServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(contract.startSubscription, ({ caller, body, idempotency_key }) =>
      startSubscription(services, {
        subscriber: caller,
        ...body,
        company: chosenCompany(body),
        idempotency_key,
      }),
    ),
    implement(contract.listSubscriptions, async ({ caller, query }) =>
      succeed(await listSubscriptions(db.orm, caller.id, query)),
    ),
    implement(contract.listCharges, ({ caller, params, query }) =>
      listCharges(db.orm, { user_id: caller.id, id: params.id }, query),
    ),
    implement(contract.cancelSubscription, ({ caller, params }) =>
      named('subscription', cancelSubscription(services, { user_id: caller.id, id: params.id })),
    ),
    implement(contract.acceptRetentionOffer, ({ caller, params, body }) =>
      named('subscription', acceptRetentionOffer(services, { user_id: caller.id, id: params.id, ...body })),
    ),
    implement(contract.resumeSubscription, ({ caller, params }) =>
      named('subscription', resumeSubscription(services, { user_id: caller.id, id: params.id })),
    ),
    implement(contract.changePlan, ({ caller, params, body }) =>
      named('subscription', changePlan(services, { user_id: caller.id, id: params.id, ...body })),
    ),
    implement(contract.retryCharge, ({ caller, params, idempotency_key }) =>
      named('subscription', retryCharge(services, { user_id: caller.id, id: params.id, idempotency_key })),
    ),
  ];
}
