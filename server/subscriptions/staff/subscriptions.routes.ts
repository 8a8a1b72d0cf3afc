import * as contract from '#contract/subscriptions/admin.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  cancelAnySubscription,
  changeAnyPlan,
  exportSubscriptions,
  extendSubscription,
  getAnySubscription,
  listAllSubscriptions,
  resumeAnySubscription,
  retryAnyCharge,
  type SubscriptionServices,
} from '#server/subscriptions/index.ts';
import { named, succeed } from '#shared/result.ts';

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
      contract.listAllSubscriptions,
      async ({ reader, query: { limit, offset, from, sort, ...filter } }) =>
        succeed(await listAllSubscriptions(reader, filter, { limit, offset, from, sort })),
      { reads: 'replica' },
    ),
    implement(
      contract.exportSubscriptions,
      async ({ reader, query }) => succeed(exportSubscriptions(reader, query)),
      { reads: 'replica' },
    ),
    implement(contract.getAnySubscription, ({ params }) =>
      getAnySubscription(services.db.orm, params.id, services.clock.now()),
    ),
    implement(contract.cancelAnySubscription, (call) =>
      named('subscription', cancelAnySubscription(services, { ...requestOf(call), ...call.body, gateways })),
    ),
    implement(contract.resumeAnySubscription, (call) =>
      named('subscription', resumeAnySubscription(services, requestOf(call))),
    ),
    implement(contract.extendSubscription, (call) =>
      named('subscription', extendSubscription(services, { ...requestOf(call), ...call.body })),
    ),
    implement(contract.changeAnyPlan, (call) =>
      named('subscription', changeAnyPlan(services, { ...requestOf(call), ...call.body })),
    ),
    implement(contract.retryAnyCharge, (call) =>
      named('subscription', retryAnyCharge(services, requestOf(call))),
    ),
  ];
}
