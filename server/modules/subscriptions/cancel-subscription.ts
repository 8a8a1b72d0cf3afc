import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { endSubscription } from './end-subscription.ts';
import { orderMail } from './mail-order.ts';
import { toRow } from './standing-row.rules.ts';
import type { SubscriptionServices } from './start-subscription.ts';
import { type Subscription, toSubscriptions } from './subscription.ts';
import type { CancelRefusal } from './subscriptions.errors.ts';
import { cancelled } from './subscriptions.rules.ts';
import { lockOwn, type Owned, saveStanding } from './with-own-subscription.ts';

type Outcome = Result<Subscription, CancelRefusal>;

/**
 * Cancels at the end of the period; one whose payment is overdue ends at once. Cancelling again changes nothing.
 * It races with the renewal for the lock: whichever comes second sees what the first one did.
 */
export function cancelSubscription({ db, clock }: SubscriptionServices, owned: Owned): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const locked = await lockOwn(tx, owned);
    if (!locked.ok) return locked;
    const { row, standing } = locked.value;
    if (standing.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
    if (!standing.auto_renewal) return refuse({ code: 'NOT_RENEWING' });
    const next = cancelled(standing, clock.now());
    if (next.status === 'expired') {
      await endSubscription(tx, row, next);
      const [subscription] = await toSubscriptions(tx, [{ ...row, ...toRow(next) }]);
      if (subscription === undefined) throw new Error('a subscription that is locked is missing');
      return succeed(subscription);
    }
    if (standing.status !== 'cancelled') {
      await orderMail(tx, row.id, { kind: 'cancelled', ends_at: next.period.end });
    }
    return succeed(await saveStanding(tx, row, next));
  });
}
