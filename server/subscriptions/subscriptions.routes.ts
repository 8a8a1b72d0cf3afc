import * as adminContract from '#contract/subscriptions/admin.ts';
import * as subscriptionsContract from '#contract/subscriptions/subscriptions.ts';
import type { AdPlatform } from '#shared/ads/ads.ts';
import { chosenCompany } from '#shared/money/company.ts';
import { named, succeed } from '#shared/result.ts';
import { adConsentOf } from '../ads/index.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import {
  acceptRetentionOffer,
  cancelAnySubscription,
  cancelSubscription,
  changeAnyPlan,
  changePlan,
  exportSubscriptions,
  extendSubscription,
  getAnySubscription,
  listAllSubscriptions,
  listCharges,
  listSubscriptions,
  resumeAnySubscription,
  resumeSubscription,
  retryAnyCharge,
  retryCharge,
  type SubscriptionServices,
  startSubscription,
} from './index.ts';

interface SubscriberServices extends SubscriptionServices {
  readonly ad_platforms: readonly AdPlatform[];
}

export function subscriptionRoutes(services: SubscriberServices): readonly Implementation[] {
  const { db, ad_platforms } = services;
  return [
    implement(subscriptionsContract.startSubscription, async ({ caller, body, idempotency_key, request }) => {
      const { ads: input, ...start } = body;
      return startSubscription(services, {
        subscriber: caller,
        ...start,
        company: chosenCompany(body),
        idempotency_key,
        visitor: await request.readVisitor(),
        ad_consent: adConsentOf(ad_platforms, { input, user_agent: request.user_agent }),
      });
    }),
    implement(subscriptionsContract.listSubscriptions, async ({ caller, query }) =>
      succeed(await listSubscriptions(db.orm, caller.id, query)),
    ),
    implement(subscriptionsContract.listCharges, ({ caller, params, query }) =>
      listCharges(db.orm, { user_id: caller.id, id: params.id }, query),
    ),
    implement(subscriptionsContract.cancelSubscription, ({ caller, params }) =>
      named('subscription', cancelSubscription(services, { user_id: caller.id, id: params.id })),
    ),
    implement(subscriptionsContract.acceptRetentionOffer, ({ caller, params, body }) =>
      named('subscription', acceptRetentionOffer(services, { user_id: caller.id, id: params.id, ...body })),
    ),
    implement(subscriptionsContract.resumeSubscription, ({ caller, params }) =>
      named('subscription', resumeSubscription(services, { user_id: caller.id, id: params.id })),
    ),
    implement(subscriptionsContract.changePlan, ({ caller, params, body }) =>
      named('subscription', changePlan(services, { user_id: caller.id, id: params.id, ...body })),
    ),
    implement(subscriptionsContract.retryCharge, ({ caller, params, idempotency_key }) =>
      named('subscription', retryCharge(services, { user_id: caller.id, id: params.id, idempotency_key })),
    ),
  ];
}

interface Services extends SubscriptionServices {
  readonly gateways: readonly string[];
}

type StaffCall = Parameters<typeof actorOf>[0] & {
  readonly params: { readonly id: string };
  readonly idempotency_key: string;
};

const requestOf = (call: StaffCall) => ({
  actor: actorOf(call),
  id: call.params.id,
  idempotency_key: call.idempotency_key,
});

export function staffSubscriptionRoutes({ gateways, ...services }: Services): readonly Implementation[] {
  return [
    implement(
      adminContract.listAllSubscriptions,
      async ({ reader, query: { limit, offset, from, sort, ...filter } }) =>
        succeed(await listAllSubscriptions(reader, filter, { limit, offset, from, sort })),
      { reads: 'replica' },
    ),
    implement(
      adminContract.exportSubscriptions,
      async ({ reader, query }) => succeed(exportSubscriptions(reader, query)),
      { reads: 'replica' },
    ),
    implement(adminContract.getAnySubscription, ({ params }) =>
      getAnySubscription(services.db.orm, params.id, services.clock.now()),
    ),
    implement(adminContract.cancelAnySubscription, (call) =>
      named('subscription', cancelAnySubscription(services, { ...requestOf(call), ...call.body, gateways })),
    ),
    implement(adminContract.resumeAnySubscription, (call) =>
      named('subscription', resumeAnySubscription(services, requestOf(call))),
    ),
    implement(adminContract.extendSubscription, (call) =>
      named('subscription', extendSubscription(services, { ...requestOf(call), ...call.body })),
    ),
    implement(adminContract.changeAnyPlan, (call) =>
      named('subscription', changeAnyPlan(services, { ...requestOf(call), ...call.body })),
    ),
    implement(adminContract.retryAnyCharge, (call) =>
      named('subscription', retryAnyCharge(services, requestOf(call))),
    ),
  ];
}
