import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../lock-own-subscription.ts';
import { queueSubscriptionMail } from '../queue-subscription-mail.ts';
import { toRow } from '../state-row.ts';
import { type Subscription, toSubscription } from '../subscription.ts';
import type { CancelRefusal } from '../subscriptions.errors.ts';
import { cancelled } from '../subscriptions.rules.ts';
import { endSubscription } from './end-subscription.ts';
import type { SubscriptionServices } from './start-subscription.ts';

type Outcome = Result<Subscription, CancelRefusal>;

/**
 * Cancels at the end of the period; an overdue subscription ends at once. Repeating it changes nothing. The lock
 * serializes it with a renewal.
 */
export function cancelSubscription(
  { db, clock }: SubscriptionServices,
  owned: OwnedSubscription,
): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const locked = await lockOwnSubscription(tx, owned);
    if (!locked.ok) return locked;
    const { row, state } = locked.value;
    if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
    if (!state.auto_renewal) return refuse({ code: 'NOT_RENEWING' });
    const next = cancelled(state, clock.now());
    if (next.status === 'expired') {
      await endSubscription(tx, row, next);
      return succeed(await toSubscription(tx, { ...row, ...toRow(next) }));
    }
    if (state.status !== 'cancelled') {
      await queueSubscriptionMail(tx, row.id, { kind: 'cancelled', ends_at: next.period.end.toISOString() });
    }
    return succeed(await saveState(tx, row, next));
  });
}
