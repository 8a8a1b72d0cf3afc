import type { Webhook } from '#contract/admin/payments.ts';
import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { WebhookNotFound } from '../payments.errors.ts';
import { lockFailedEvent, markResolvedManually } from '../reconciliation/reconciliation.queries.ts';
import { listWebhookEvents } from './list-webhook-events.ts';

interface Closing {
  readonly actor: Actor;
  readonly id: number;
  readonly reason: string;
}
type Outcome = Result<Webhook, WebhookNotFound>;

/**
 * Marks a failed webhook event as resolved by hand. Moves no money; the audit log keeps its error and the reason. A
 * later replay changes nothing.
 */
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
