import { isIP } from 'node:net';
import type { Endpoint, OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type {
  createWebhookEndpoint as creating,
  deleteWebhookEndpoint as deleting,
  NewWebhookEndpoint,
  recoverWebhooks as recovering,
  replayDelivery as replaying,
  rotateWebhookSecret as rotating,
  sendTestWebhook as testing,
  updateWebhookEndpoint as updating,
  WebhookEndpoint,
  WebhookEndpointChange,
} from '#contract/programs/admin-webhook-endpoints.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { isPublic } from '#server/platform/outgoing/public-fetch.ts';
import { TEST_EVENT } from '#shared/programs.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { DeliveryServices } from './deliver.ts';
import { abandonDeliveries, insertTestMessage, requeue, selectDelivery } from './deliveries.queries.ts';
import {
  countEndpoints,
  deleteEndpoint,
  findWebhookEndpoint,
  insertEndpoint,
  lockEndpoint,
  replaceSecret,
  writeEndpoint,
} from './endpoints.queries.ts';
import { newSecret, sealSecret } from './secrets.ts';

type Services = Pick<DeliveryServices, 'db' | 'secret'>;
type Outcome<Value, Route extends Endpoint> = Result<Value, RefusalOf<Route>>;
type EndpointResult = { readonly endpoint: WebhookEndpoint };
type EndpointSecretResult = { readonly endpoint: WebhookEndpoint; readonly secret: string };

const MAX_ENDPOINTS = 20;

const subjectOf = (id: string) => ({ type: 'webhook_endpoint', id }) as const;

/** An early hint only: delivery resolves the name each time. */
export function isDeliverable(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (isIP(host) !== 0) return isPublic(host);
  return host.includes('.') && !/\.(local|localhost|internal)$/.test(host);
}

/** Returns the secret, which is stored sealed and never shown again. */
export async function createWebhookEndpoint(
  { db, secret: key }: Services,
  asked: NewWebhookEndpoint,
  actor: Actor,
): Promise<Outcome<EndpointSecretResult, typeof creating>> {
  if (!isDeliverable(asked.url)) return refuse({ code: 'WEBHOOK_ADDRESS_REFUSED' });
  const secret = newSecret();
  const sealed_secret = await sealSecret(secret, key);
  return withTx(db, async (tx): Promise<Outcome<EndpointSecretResult, typeof creating>> => {
    if ((await countEndpoints(tx)) >= MAX_ENDPOINTS) return refuse({ code: 'TOO_MANY_WEBHOOK_ENDPOINTS' });
    const id = await insertEndpoint(tx, { ...asked, sealed_secret, created_by: actor.id });
    await recordAudit(tx, actor, {
      action: 'webhook_endpoint.created',
      subject: subjectOf(id),
      after: { host: new URL(asked.url).host, event_types: asked.event_types },
    });
    return succeed({ endpoint: await written(tx, id), secret });
  });
}

export function updateWebhookEndpoint(
  { db }: Services,
  { id, ...change }: WebhookEndpointChange & { readonly id: string },
  actor: Actor,
): Promise<Outcome<EndpointResult, typeof updating>> {
  return withTx(db, async (tx): Promise<Outcome<EndpointResult, typeof updating>> => {
    const before = await lockEndpoint(tx, id);
    if (before === null) return refuse({ code: 'WEBHOOK_ENDPOINT_NOT_FOUND' });
    if (change.url !== undefined && !isDeliverable(change.url)) {
      return refuse({ code: 'WEBHOOK_ADDRESS_REFUSED' });
    }
    const after = {
      url: change.url ?? before.url,
      description: change.description ?? before.description,
      event_types: change.event_types ?? before.event_types,
      is_enabled: change.is_enabled ?? before.is_enabled,
    };
    await writeEndpoint(tx, id, after);
    if (!after.is_enabled) await abandonDeliveries(tx, id);
    const facts = ({ url, event_types, is_enabled }: typeof after) => ({
      host: new URL(url).host,
      event_types,
      is_enabled,
    });
    await recordAudit(tx, actor, {
      action: 'webhook_endpoint.changed',
      subject: subjectOf(id),
      before: facts(before),
      after: facts(after),
    });
    return succeed({ endpoint: await written(tx, id) });
  });
}

export function deleteWebhookEndpoint(
  { db }: Services,
  id: string,
  actor: Actor,
): Promise<Outcome<Record<never, never>, typeof deleting>> {
  return withTx(db, async (tx): Promise<Outcome<Record<never, never>, typeof deleting>> => {
    const url = await deleteEndpoint(tx, id);
    if (url === null) return refuse({ code: 'WEBHOOK_ENDPOINT_NOT_FOUND' });
    const before = { host: new URL(url).host };
    await recordAudit(tx, actor, { action: 'webhook_endpoint.deleted', subject: subjectOf(id), before });
    return succeed({});
  });
}

/** Both secrets sign for a day, so that a receiver can change over without losing one. */
export async function rotateWebhookSecret(
  { db, secret: key }: Services,
  id: string,
  actor: Actor,
): Promise<Outcome<EndpointSecretResult, typeof rotating>> {
  const secret = newSecret();
  const sealed = await sealSecret(secret, key);
  return withTx(db, async (tx): Promise<Outcome<EndpointSecretResult, typeof rotating>> => {
    if (!(await replaceSecret(tx, id, sealed))) return refuse({ code: 'WEBHOOK_ENDPOINT_NOT_FOUND' });
    await recordAudit(tx, actor, { action: 'webhook_endpoint.secret_rotated', subject: subjectOf(id) });
    return succeed({ endpoint: await written(tx, id), secret });
  });
}

async function written(tx: Tx, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findWebhookEndpoint(tx, id);
  if (endpoint === null) throw new Error('an endpoint that was just written is missing');
  return endpoint;
}

type EmptyResult = Record<never, never>;

export function sendTestWebhook(
  db: Database,
  endpointId: string,
): Promise<Result<EmptyResult, RefusalOf<typeof testing>>> {
  return withTx(db, async (tx): Promise<Result<EmptyResult, RefusalOf<typeof testing>>> => {
    const refusal = await endpointRefusal(tx, endpointId);
    if (refusal !== null) return refuse(refusal);
    await insertTestMessage(tx, endpointId, TEST_EVENT);
    return succeed({});
  });
}

/** Keeps its id, so that a receiver recognises a duplicate. */
export function replayDelivery(
  db: Database,
  id: number,
  actor: Actor,
): Promise<Result<EmptyResult, RefusalOf<typeof replaying>>> {
  return withTx(db, async (tx): Promise<Result<EmptyResult, RefusalOf<typeof replaying>>> => {
    const found = await selectDelivery(tx, id);
    if (found === null) return refuse({ code: 'DELIVERY_NOT_FOUND' });
    if (!found.is_enabled) return refuse({ code: 'WEBHOOK_ENDPOINT_DISABLED' });
    if (found.state === 'pending') return refuse({ code: 'DELIVERY_PENDING' });
    await requeue(tx, { id });
    await recordResending(tx, actor, { endpoint_id: found.endpoint_id, count: 1 });
    return succeed({});
  });
}

export function recoverWebhooks(
  db: Database,
  endpointId: string,
  actor: Actor,
): Promise<Result<OutputOf<typeof recovering>, RefusalOf<typeof recovering>>> {
  return withTx(
    db,
    async (tx): Promise<Result<OutputOf<typeof recovering>, RefusalOf<typeof recovering>>> => {
      const refusal = await endpointRefusal(tx, endpointId);
      if (refusal !== null) return refuse(refusal);
      const queued = await requeue(tx, { failed_of: endpointId });
      await recordResending(tx, actor, { endpoint_id: endpointId, count: queued });
      return succeed({ queued });
    },
  );
}

const recordResending = (
  tx: Tx,
  actor: Actor,
  sent: { readonly endpoint_id: string; readonly count: number },
) =>
  recordAudit(tx, actor, {
    action: 'webhook_endpoint.recovered',
    subject: { type: 'webhook_endpoint', id: sent.endpoint_id },
    after: { count: sent.count },
  });

async function endpointRefusal(tx: Tx, endpointId: string) {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (endpoint === null) return { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' } as const;
  return endpoint.is_enabled ? null : ({ code: 'WEBHOOK_ENDPOINT_DISABLED' } as const);
}
