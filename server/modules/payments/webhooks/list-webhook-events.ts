import type { Webhook } from '#contract/admin/payments.ts';
import type { Reader } from '#server/platform/db.ts';
import { webhookStatus } from '#shared/payments.ts';
import { readWebhookEvents, type WebhookFilter } from '../staff.queries.ts';

/** Lists webhook events with their outcome, newest first (DECISIONS 48). */
export async function listWebhookEvents(
  reader: Reader,
  filter: WebhookFilter,
): Promise<{ readonly webhooks: Webhook[]; readonly total: number }> {
  const { rows, total } = await readWebhookEvents(reader, filter);
  const webhooks = rows.map(({ received_at, ...event }) => {
    const facts = { processed: event.processed_at !== null, error_message: event.error_message };
    return { ...event, ...facts, status: webhookStatus(facts), created_at: received_at };
  });
  return { webhooks, total };
}
