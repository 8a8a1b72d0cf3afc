import { makeKey } from '#tests/support/shop/api-keys.ts';
import { makeEndpoint } from '#tests/support/shop/webhooks.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain } from './expectation.ts';

const keys = '/api/admin/api-keys';
const hooks = '/api/admin/webhook-endpoints';
const URL_OF_RECEIVER = 'https://n8n.example/webhook/orders';

const endpoint = ({ db }: Stage) => makeEndpoint(db, URL_OF_RECEIVER);
const at =
  (rest: string, body: object = {}) =>
  async (stage: Stage) => ({ path: `${hooks}/${await endpoint(stage)}${rest}`, body });

/** Makes a delivery that failed for good; returns its id. */
async function delivery(stage: Stage): Promise<number> {
  const { rows } = await stage.db.pool.query<{ id: number }>(
    `with message as (insert into webhook_messages (type, object, data) values ('lead.created', 'lead:1', '{}') returning id)
     insert into webhook_deliveries (endpoint_id, message_id, object, state)
     select $1, id, 'lead:1', 'failed' from message returning id`,
    [await endpoint(stage)],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('an insert returns its row');
  return made.id;
}

/** Keys of programs and webhooks. */
export const programExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/api-keys': { request: plain(keys), statuses: admins },
  'POST /api/admin/api-keys': {
    request: () => ({ path: keys, body: { name: 'n8n', scopes: ['orders:read'] } }),
    statuses: admins,
  },
  'POST /api/admin/api-keys/{id}/revoke': {
    request: async ({ db, user_id }) => ({
      path: `${keys}/${(await makeKey(db, user_id)).id}/revoke`,
      body: {},
    }),
    statuses: admins,
  },
  'GET /api/admin/webhook-endpoints': { request: plain(hooks), statuses: admins },
  'POST /api/admin/webhook-endpoints': {
    request: async ({ db }) => {
      await db.pool.query('delete from webhook_endpoints');
      return { path: hooks, body: { url: URL_OF_RECEIVER, event_types: ['order.completed'] } };
    },
    statuses: admins,
  },
  'PATCH /api/admin/webhook-endpoints/{id}': { request: at('', { is_enabled: false }), statuses: admins },
  'DELETE /api/admin/webhook-endpoints/{id}': { request: at(''), statuses: admins },
  'POST /api/admin/webhook-endpoints/{id}/secret': { request: at('/secret'), statuses: admins },
  'POST /api/admin/webhook-endpoints/{id}/test': { request: at('/test'), statuses: admins },
  'POST /api/admin/webhook-endpoints/{id}/recover': { request: at('/recover'), statuses: admins },
  'GET /api/admin/webhook-endpoints/{id}/deliveries': { request: at('/deliveries'), statuses: admins },
  'GET /api/admin/webhook-deliveries/{id}': {
    request: async (stage) => ({ path: `/api/admin/webhook-deliveries/${await delivery(stage)}` }),
    statuses: admins,
  },
  'POST /api/admin/webhook-deliveries/{id}/replay': {
    request: async (stage) => ({
      path: `/api/admin/webhook-deliveries/${await delivery(stage)}/replay`,
      body: {},
    }),
    statuses: admins,
  },
};
