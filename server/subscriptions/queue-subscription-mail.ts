import type { SubscriptionEvent } from '#server/notifications/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';

/** Runs in the transaction that it reports, so that it is sent exactly if that commits. */
export async function queueSubscriptionMail(
  tx: Tx,
  subscriptionId: string,
  event: SubscriptionEvent,
): Promise<void> {
  await addJob(tx, {
    name: 'send-subscription-mail',
    payload: { subscription_id: subscriptionId, news: event },
  });
}
