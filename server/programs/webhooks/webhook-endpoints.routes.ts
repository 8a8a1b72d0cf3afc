import * as contract from '#contract/programs/admin-webhook-endpoints.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  createWebhookEndpoint,
  type DeliveryServices,
  deleteWebhookEndpoint,
  findWebhookEndpoint,
  getWebhookDelivery,
  listDeliveries,
  listWebhookEndpoints,
  recoverWebhooks,
  replayDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhookEndpoint,
} from '#server/programs/index.ts';
import { refuse, succeed } from '#shared/result.ts';

type Services = Pick<DeliveryServices, 'db' | 'secret'>;

export function webhookEndpointRoutes(services: Services): readonly Implementation[] {
  const { db } = services;
  return [
    implement(contract.listWebhookEndpoints, async () =>
      succeed({ endpoints: await listWebhookEndpoints(db.orm) }),
    ),
    implement(contract.createWebhookEndpoint, (call) =>
      createWebhookEndpoint(services, call.body, actorOf(call)),
    ),
    implement(contract.updateWebhookEndpoint, (call) =>
      updateWebhookEndpoint(services, { ...call.body, id: call.params.id }, actorOf(call)),
    ),
    implement(contract.deleteWebhookEndpoint, (call) =>
      deleteWebhookEndpoint(services, call.params.id, actorOf(call)),
    ),
    implement(contract.rotateWebhookSecret, (call) =>
      rotateWebhookSecret(services, call.params.id, actorOf(call)),
    ),
    implement(contract.sendTestWebhook, ({ params }) => sendTestWebhook(db, params.id)),
    implement(contract.recoverWebhooks, (call) => recoverWebhooks(db, call.params.id, actorOf(call))),
    implement(contract.listWebhookDeliveries, async ({ params, query }) => {
      const endpoint = await findWebhookEndpoint(db.orm, params.id);
      if (endpoint === null) return refuse({ code: 'WEBHOOK_ENDPOINT_NOT_FOUND' });
      const listed = await listDeliveries(db.orm, endpoint.id, query);
      return succeed({ endpoint, ...listed });
    }),
    implement(contract.getWebhookDelivery, ({ params }) => getWebhookDelivery(db.orm, params.id)),
    implement(contract.replayDelivery, (call) => replayDelivery(db, call.params.id, actorOf(call))),
  ];
}
