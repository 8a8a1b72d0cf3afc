import { expireHolding } from '#server/modules/orders/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { queueSubscriptionMail } from '../queue-subscription-mail.ts';
import { toRow } from '../state-row.ts';
import { updateState } from '../subscriptions.queries.ts';
import type { SubscriptionState } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';

/** Ends a subscription and its access, and queues the mail to its owner. */
export async function endSubscription(tx: Tx, row: SubscriptionRow, state: SubscriptionState): Promise<void> {
  if (state.ended === null) throw new Error('a subscription ends with a reason');
  const { reason } = state.ended;
  await updateState(tx, row.id, toRow(state));
  await expireHolding(tx, { user_id: row.user_id, product_id: row.product_id });
  // A canceller already knows the date, and a closed account gets no mail.
  if (reason === 'unpaid' || reason === 'not_renewed')
    await queueSubscriptionMail(tx, row.id, { kind: 'ended', reason });
}
