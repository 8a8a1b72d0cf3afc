import type { Webhook } from '#contract/admin/payments.ts';
import type { Database } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Gateways } from '../gateways/gateway.ts';
import type { WebhookNotFound } from '../payments.errors.ts';
import { handleWebhookEvent } from './handle-webhook-event.ts';
import { listWebhookEvents } from './list-webhook-events.ts';

interface Replay {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly onGatewayError: (error: unknown) => void;
}

/**
 * Handles a stored webhook event again, at once (DECISIONS 11). A processed one stays unchanged; a failing one stores
 * its new error.
 */
export async function replayWebhook(
  { db, gateways, onGatewayError }: Replay,
  id: number,
): Promise<Result<Webhook, WebhookNotFound>> {
  const find = async () => (await listWebhookEvents(db.orm, { id, limit: 1, offset: 0 })).webhooks[0];
  if ((await find()) === undefined) return refuse({ code: 'WEBHOOK_NOT_FOUND' });
  // The error is stored with the event.
  await handleWebhookEvent(db, gateways, id).catch(onGatewayError);
  const webhook = await find();
  return webhook === undefined ? refuse({ code: 'WEBHOOK_NOT_FOUND' }) : succeed(webhook);
}
