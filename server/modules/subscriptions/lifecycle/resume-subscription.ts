import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../lock-own-subscription.ts';
import { type Subscription, toSubscription } from '../subscription.ts';
import type { ResumeRefusal } from '../subscriptions.errors.ts';
import { resumed } from '../subscriptions.rules.ts';
import type { SubscriptionServices } from './start-subscription.ts';

type Outcome = Result<Subscription, ResumeRefusal>;

/** Undoes a cancellation while the period runs. A subscription that is not cancelled stays as it is. */
export function resumeSubscription(
  { db, clock }: SubscriptionServices,
  owned: OwnedSubscription,
): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const locked = await lockOwnSubscription(tx, owned);
    if (!locked.ok) return locked;
    const { row, state } = locked.value;
    if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
    if (state.status !== 'cancelled') return succeed(await toSubscription(tx, row));
    // Its end is due and a worker is about to record it: a cancelled subscription must not be charged after all.
    if (state.period.end <= clock.now()) return refuse({ code: 'SUBSCRIPTION_ENDED' });
    return succeed(await saveState(tx, row, resumed(state)));
  });
}
