import type { Reader } from '#server/platform/db.ts';
import { webhookStatus } from '#shared/payments.ts';
import { readWebhookEvents, type WebhookFilter } from '../staff.queries.ts';

/** Lists webhook events with their outcome, newest first (DECISIONS 48). */
export async function listWebhookEvents(reader: Reader, filter: WebhookFilter) {
  const { rows, total } = await readWebhookEvents(reader, filter);
  const webhooks = rows.map(({ received_at, processed_at, ...event }) => {
    const facts = { processed: processed_at !== null, error_message: event.error_message };
    return {
      ...event,
      ...facts,
      status: webhookStatus(facts),
      created_at: received_at.toISOString(),
      processed_at: processed_at?.toISOString() ?? null,
    };
  });
  return { webhooks, total };
}
export type WebhookEvent = Awaited<ReturnType<typeof listWebhookEvents>>['webhooks'][number];
