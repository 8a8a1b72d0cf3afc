import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import type { Sen } from '#shared/money.ts';
import type { ChargeFailure, EndReason } from '#shared/subscriptions.ts';

/** What a mail reports; stores its dates, because it may be sent later. */
export type SubscriptionMailEvent =
  | { readonly kind: 'trial_started'; readonly ends_at: Date; readonly price_bigint: Sen }
  | {
      readonly kind: 'charged';
      readonly order_id: string;
      readonly amount_bigint: Sen;
      readonly ends_at: Date;
    }
  | {
      readonly kind: 'reminder';
      readonly ends_at: Date;
      readonly price_bigint: Sen;
      readonly is_trial: boolean;
    }
  | {
      readonly kind: 'payment_failed';
      readonly failure: ChargeFailure;
      readonly price_bigint: Sen;
      readonly grace_until: Date;
    }
  | { readonly kind: 'cancelled'; readonly ends_at: Date }
  | { readonly kind: 'ended'; readonly reason: EndReason };

/** Queues the mail in the transaction that it reports, so that it is sent exactly if that commits. */
export async function queueSubscriptionMail(
  tx: Tx,
  subscriptionId: string,
  event: SubscriptionMailEvent,
): Promise<void> {
  await addJob(tx, {
    name: 'send-subscription-mail',
    payload: { subscription_id: subscriptionId, news: event },
  });
}
