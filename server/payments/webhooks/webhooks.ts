import type { Webhook } from '#contract/payments/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { parseJson } from '#shared/json.ts';
import { webhookStatus } from '#shared/payments/payments.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readWebhookEvents, type WebhookFilter } from '../admin-payments.queries.ts';
import { type Gateways, gatewayNamed, type SignedWebhook } from '../gateways/gateway.ts';
import type { WebhookNotFound, WebhookRefusal } from '../payments.errors.ts';
import { lockFailedEvent, markResolvedManually } from '../reconciliation/reconciliation.queries.ts';
import { type GatewayWebhookServices, handleWebhookEvent } from './handle-webhook-event.ts';
import { insertEvent } from './webhook-events.queries.ts';

/** Lists webhook events with their outcome, newest first (DECISIONS 48). */
export async function listWebhookEvents(
  reader: Reader,
  filter: WebhookFilter,
): Promise<{ readonly webhooks: Webhook[]; readonly total: number; readonly failed: number }> {
  const { rows, ...counts } = await readWebhookEvents(reader, filter);
  const webhooks = rows.map(({ received_at, ...event }) => {
    const facts = { processed: event.processed_at !== null, error_message: event.error_message };
    return { ...event, ...facts, status: webhookStatus(facts), created_at: received_at };
  });
  return { webhooks, ...counts };
}

interface Replay extends GatewayWebhookServices {
  readonly onGatewayError: (error: unknown) => void;
}

/** A processed event stays unchanged; a failing one stores its new error (DECISIONS 11). */
export async function replayWebhook(services: Replay, id: number): Promise<Result<Webhook, WebhookNotFound>> {
  const { db, onGatewayError } = services;
  const find = async () => (await listWebhookEvents(db.orm, { id, limit: 1, offset: 0 })).webhooks[0];
  if ((await find()) === undefined) return refuse({ code: 'WEBHOOK_NOT_FOUND' });
  await handleWebhookEvent(services, id).catch(onGatewayError);
  const webhook = await find();
  return webhook === undefined ? refuse({ code: 'WEBHOOK_NOT_FOUND' }) : succeed(webhook);
}

interface Closing {
  readonly actor: Actor;
  readonly id: number;
  readonly reason: string;
}
type Outcome = Result<Webhook, WebhookNotFound>;

/** Moves no money; the audit log keeps error and reason. A later replay changes nothing. */
export function closeWebhook(db: Database, { actor, id, reason }: Closing): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const event = await lockFailedEvent(tx, id);
    if (event === null) return refuse({ code: 'WEBHOOK_NOT_FOUND' });
    await markResolvedManually(tx, id);
    await recordAudit(tx, actor, {
      action: 'webhook.marked_handled',
      subject: { type: 'webhook', id: String(id) },
      before: { error_message: event.error_message },
      after: { reason },
    });
    const { webhooks } = await listWebhookEvents(tx, { id, limit: 1, offset: 0 });
    const [closed] = webhooks;
    return closed === undefined ? refuse({ code: 'WEBHOOK_NOT_FOUND' }) : succeed(closed);
  });
}

interface IncomingWebhook extends SignedWebhook {
  readonly gateway: string;
}

/**
 * Verifies and stores a webhook once, with its job. A redelivery gets the same answer and changes nothing (DECISIONS
 * 11). Signed events of unhandled types are stored too.
 */
export async function receiveWebhook(
  db: Database,
  gateways: Gateways,
  webhook: IncomingWebhook,
): Promise<Result<{ readonly duplicate: boolean }, WebhookRefusal>> {
  const gateway = gatewayNamed(gateways, webhook.gateway);
  if (gateway === null) return refuse({ code: 'UNKNOWN_GATEWAY' });
  if (!(await gateway.isSigned(webhook))) return refuse({ code: 'BAD_SIGNATURE' });
  const payload = parseJson(webhook.raw_body);
  const event = gateway.readEvent(payload);
  if (event === null) return refuse({ code: 'BAD_EVENT' });
  return withTx<{ readonly duplicate: boolean }, never>(db, async (tx) => {
    const id = await insertEvent(tx, gateway.name, { ...event, payload });
    if (id === null) return succeed({ duplicate: true });
    await addJob(tx, { name: 'handle-webhook', payload: { webhook_event_id: id } });
    return succeed({ duplicate: false });
  });
}
