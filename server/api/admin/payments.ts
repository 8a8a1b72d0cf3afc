import {
  askGateway as askGatewayEndpoint,
  listAllPayments as listAllPaymentsEndpoint,
  listWebhookLog,
  listWebhooks,
  replayWebhook as replayWebhookEndpoint,
} from '#contract/admin/payments.ts';
import {
  askGateway,
  listAllPayments,
  listWebhookEvents,
  replayWebhook,
  type TopUpServices,
} from '#server/modules/payments/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function paymentRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(listAllPaymentsEndpoint, async ({ query }) => succeed(await listAllPayments(db.orm, query))),
    implement(askGatewayEndpoint, async ({ params }) => {
      const asked = await askGateway(services, params.id);
      return asked.ok ? succeed({ payment: asked.value }) : asked;
    }),
    implement(listWebhooks, async () => {
      const { webhooks } = await listWebhookEvents(db.orm, { limit: 50, offset: 0 });
      return succeed({ webhookLogs: webhooks });
    }),
    implement(listWebhookLog, async ({ query }) => {
      const { limit, offset } = query;
      return succeed({ ...(await listWebhookEvents(db.orm, query)), limit, offset });
    }),
    implement(replayWebhookEndpoint, async ({ params }) => {
      const replayed = await replayWebhook(services, params.id);
      return replayed.ok ? succeed({ webhook: replayed.value }) : replayed;
    }),
  ];
}
