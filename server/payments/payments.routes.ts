import { receiveWebhook as receiveWebhookEndpoint } from '#contract/operations/system.ts';
import {
  closeWebhook as closeWebhookEndpoint,
  getReconciliation,
  listAllPayments as listAllPaymentsEndpoint,
  listWebhookLog,
  listWebhooks,
  recheckPayment as recheckPaymentEndpoint,
  replayWebhook as replayWebhookEndpoint,
  reviewPayment as reviewPaymentEndpoint,
  settleDispute as settleDisputeEndpoint,
} from '#contract/payments/admin.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { readLastBookAudit } from '../books/index.ts';
import { previewSettlement, settleDispute } from '../disputes/index.ts';
import type { Database } from '../platform/database/db.ts';
import {
  closeWebhook,
  type Gateways,
  listAllPayments,
  listFindings,
  listWebhookEvents,
  receiveWebhook,
  recheckPayment,
  replayWebhook,
  reviewPayment,
  type TopUpServices,
} from './index.ts';

export function paymentRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(
      listAllPaymentsEndpoint,
      async ({ reader, query }) => succeed(await listAllPayments(reader, query)),
      { reads: 'replica' },
    ),
    implement(recheckPaymentEndpoint, ({ params }) =>
      mapValue(recheckPayment(services, params.id), (payment) => ({ payment })),
    ),
    implement(listWebhooks, async () => {
      const { webhooks } = await listWebhookEvents(db.orm, { limit: 50, offset: 0 });
      return succeed({ webhookLogs: webhooks });
    }),
    implement(
      listWebhookLog,
      async ({ reader, query }) => {
        const { limit, offset } = query;
        return succeed({ ...(await listWebhookEvents(reader, query)), limit, offset });
      },
      { reads: 'replica' },
    ),
    implement(replayWebhookEndpoint, ({ params }) =>
      mapValue(replayWebhook(services, params.id), (webhook) => ({ webhook })),
    ),
    implement(closeWebhookEndpoint, async (call) => {
      const closing = { actor: actorOf(call), id: call.params.id, reason: call.body.reason };
      const closed = await closeWebhook(db, closing);
      return closed.ok ? succeed({ webhook: closed.value }) : closed;
    }),
    implement(reviewPaymentEndpoint, (call) =>
      reviewPayment(db, { actor: actorOf(call), payment_id: call.params.id, reason: call.body.reason }),
    ),
    implement(settleDisputeEndpoint, (call) =>
      settleDispute(db, { ...call.body, dispute_id: call.params.id, actor: actorOf(call) }),
    ),
    implement(getReconciliation, async () => {
      const [findings, audit] = await Promise.all([listFindings(db.orm), readLastBookAudit(db.orm)]);
      // Disputes are few, so each costs a query.
      const foreseen = findings.map(async (finding) => ({
        ...finding,
        foreseen:
          finding.resolution === 'settle' ? await previewSettlement(db.orm, finding.subject_id) : null,
      }));
      return succeed({ findings: await Promise.all(foreseen), audit });
    }),
  ];
}

interface WebhookRouteServices {
  readonly db: Database;
  readonly gateways: Gateways;
}

export function webhookRoutes({ db, gateways }: WebhookRouteServices): readonly Implementation[] {
  return [
    implement(receiveWebhookEndpoint, async ({ params, request }) => {
      const { headers, raw_body } = request;
      const received = await receiveWebhook(db, gateways, { gateway: params.gateway, headers, raw_body });
      return received.ok ? succeed({ received: true as const, ...received.value }) : received;
    }),
  ];
}
