import { z } from 'zod';
import { deliveryStates, webhookEventTypes } from '#shared/programs.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { typedLine, typedText } from '../typed-text.ts';

const webhookEndpoint = z
  .object({
    id: uuid,
    url: z.string(),
    description: z.string(),
    event_types: z.array(z.enum(webhookEventTypes)),
    is_enabled: z.boolean(),
    stopped_at: timestamp.nullable().meta({ description: 'When it was stopped because it kept failing.' }),
    failing_since: timestamp.nullable().meta({ description: 'null: the last attempt went well.' }),
    old_secret_until: timestamp.nullable().meta({ description: 'Until then the secret before signs, too.' }),
    pending: z.int().meta({ description: 'Deliveries that are under way.' }),
    failed: z.int().meta({ description: 'Deliveries that were given up in the last 30 days.' }),
    created_at: timestamp,
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.output<typeof webhookEndpoint>;

const delivery = z
  .object({
    id: z.int(),
    webhook_id: z.string().meta({ description: 'The `webhook-id` header, the same for every attempt.' }),
    type: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    status: z.int().nullable().meta({ description: 'Of the last answer.' }),
    problem: z.string().nullable().meta({ description: 'Code of what was wrong with the last attempt.' }),
    next_attempt_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof delivery>;

const attempt = z.object({
  id: z.int(),
  status: z.int().nullable(),
  problem: z.string().nullable(),
  answer: z.string().meta({ description: 'Its beginning.' }),
  duration_ms: z.int(),
  attempted_at: timestamp,
});
export type WebhookAttempt = z.output<typeof attempt>;

const secret = z.string().meta({ description: 'Signs every webhook; shown in this answer only.' });
const rate_limit = { name: 'webhook-edit', points: 30, seconds: 60 } as const;
const params = z.object({ id: uuid });
const byNumber = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const emptyBody = z.object({}).strict();
const WEBHOOK_ENDPOINT_NOT_FOUND = { status: 404 } as const;
const WEBHOOK_ENDPOINT_DISABLED = { status: 409 } as const;
const WEBHOOK_ADDRESS_REFUSED = { status: 422 } as const;
const DELIVERY_NOT_FOUND = { status: 404 } as const;

const settings = {
  url: typedText
    .max(2000)
    .pipe(z.url({ protocol: /^https?$/ }))
    .meta({ description: 'Public, over https. Redirects are not followed.' }),
  description: typedLine.max(200),
  event_types: z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length),
};

export const listWebhookEndpoints = adminApi.get('/api/admin/webhook-endpoints', {
  summary: 'Addresses that are told of what happens, the oldest first',
  output: z.object({ endpoints: z.array(webhookEndpoint) }),
});

export const createWebhookEndpoint = adminApi.post('/api/admin/webhook-endpoints', {
  summary: 'Tell an address of events, by signed webhooks',
  reauthentication: 'required',
  rate_limit,
  body: z
    .object({ ...settings, description: settings.description.default('') })
    .strict()
    .meta({ examples: [{ url: 'https://n8n.example/webhook/orders', event_types: ['order.completed'] }] }),
  output: z.object({ endpoint: webhookEndpoint, secret }),
  refusals: { WEBHOOK_ADDRESS_REFUSED, TOO_MANY_WEBHOOK_ENDPOINTS: { status: 409 } },
});
export type NewWebhookEndpoint = z.output<typeof createWebhookEndpoint.body>;

export const updateWebhookEndpoint = adminApi.patch('/api/admin/webhook-endpoints/{id}', {
  summary: 'Change an endpoint, stop it, or turn it on again',
  reauthentication: 'required',
  rate_limit,
  params,
  body: z
    .object({ ...settings, is_enabled: z.boolean() })
    .partial()
    .strict()
    .meta({ examples: [{ is_enabled: false }] }),
  output: z.object({ endpoint: webhookEndpoint }),
  refusals: { WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ADDRESS_REFUSED },
});
export type WebhookEndpointChange = z.output<typeof updateWebhookEndpoint.body>;

export const deleteWebhookEndpoint = adminApi.delete('/api/admin/webhook-endpoints/{id}', {
  summary: 'Remove an endpoint, with its log',
  reauthentication: 'required',
  rate_limit,
  params,
  output: z.object({}),
  refusals: { WEBHOOK_ENDPOINT_NOT_FOUND },
});

export const rotateWebhookSecret = adminApi.post('/api/admin/webhook-endpoints/{id}/secret', {
  summary: 'Replace the secret; the old one signs as well for another day',
  reauthentication: 'required',
  rate_limit,
  params,
  body: emptyBody,
  output: z.object({ endpoint: webhookEndpoint, secret }),
  refusals: { WEBHOOK_ENDPOINT_NOT_FOUND },
});

export const sendTestWebhook = adminApi.post('/api/admin/webhook-endpoints/{id}/test', {
  summary: 'Send the event `webhook.test`',
  rate_limit,
  params,
  body: emptyBody,
  output: z.object({}),
  refusals: { WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED },
});

export const recoverWebhooks = adminApi.post('/api/admin/webhook-endpoints/{id}/recover', {
  summary: 'Send everything again that was given up',
  rate_limit,
  params,
  body: emptyBody,
  output: z.object({ queued: z.int() }),
  refusals: { WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED },
});

export const listWebhookDeliveries = adminApi.get('/api/admin/webhook-endpoints/{id}/deliveries', {
  summary: 'What an endpoint was told in the last 30 days',
  params,
  ...staffList({
    limit: 25,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: { state: z.enum(deliveryStates).optional() },
  }),
  output: z.object({ endpoint: webhookEndpoint, deliveries: z.array(delivery), total: listTotal }),
  refusals: { WEBHOOK_ENDPOINT_NOT_FOUND },
});

export const getWebhookDelivery = adminApi.get('/api/admin/webhook-deliveries/{id}', {
  summary: 'One delivery, with its body and every attempt',
  params: byNumber,
  output: z.object({
    delivery: delivery.extend({ endpoint_id: uuid, url: z.string() }),
    body: z.string().meta({ description: 'As it is sent.' }),
    attempts: z.array(attempt),
  }),
  refusals: { DELIVERY_NOT_FOUND },
});

export const replayDelivery = adminApi.post('/api/admin/webhook-deliveries/{id}/replay', {
  summary: 'Send a delivery again, under the same id',
  rate_limit,
  params: byNumber,
  body: emptyBody,
  output: z.object({}),
  refusals: { DELIVERY_NOT_FOUND, WEBHOOK_ENDPOINT_DISABLED, DELIVERY_PENDING: { status: 409 } },
});
