import type { Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { walletRefusal } from '#shared/money/wallet-refusal.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../lock-own-subscription.ts';
import { type Subscription, toSubscriptions } from '../subscription.ts';
import type { RetryRefusal } from '../subscriptions.errors.ts';
import { hasPendingRefund, selectOwn } from '../subscriptions.queries.ts';
import { chargeNextPeriod } from './charge-period.ts';
import { priceNextPeriod } from './price-period.ts';

export interface Retry extends OwnedSubscription {
  readonly idempotency_key: string;
}
type Outcome = Result<Subscription, RetryRefusal>;

/** A low balance changes neither the grace period nor the next attempt. The same key charges once. */
export function retryCharge({ db, clock }: SubscriptionServices, retry: Retry): Promise<Outcome> {
  const { user_id, id, idempotency_key } = retry;
  const claim = { user_id, scope: 'subscription-retry', key: idempotency_key, request: { id } };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: () => chargeOverdue(tx, retry, clock.now()),
      replay: () => readOwn(tx, retry),
      toStored: () => ({ subscription_id: id }),
    }),
  );
}

export async function chargeOverdue(
  tx: Tx,
  owned: OwnedSubscription,
  now: Date,
): Promise<Result<Subscription, Exclude<RetryRefusal, { readonly code: 'IDEMPOTENCY_KEY_REUSED' }>>> {
  const locked = await lockOwnSubscription(tx, owned);
  if (!locked.ok) return locked;
  const { row, state, wallet } = locked.value;
  if (state.status !== 'past_due') return refuse({ code: 'NOT_PAST_DUE' });
  if (await hasPendingRefund(tx, row.id)) return refuse({ code: 'REFUND_ON_ITS_WAY' });
  const priced = await priceNextPeriod(tx, { product_id: row.product_id, state });
  const refusal = walletRefusal(wallet, priced.amount_bigint);
  if (refusal !== null) return refuse(refusal);
  return succeed(await saveState(tx, row, await chargeNextPeriod(tx, locked.value, { priced, now })));
}

/** Reads by owner, so that a stored key cannot reveal another user's subscription. */
async function readOwn(tx: Tx, { user_id, id }: OwnedSubscription): Promise<Subscription> {
  const row = await selectOwn(tx, user_id, id);
  const [subscription] = row === null ? [] : await toSubscriptions(tx, [row]);
  if (subscription === undefined) throw new Error('the subscription of a repeated charge is missing');
  return subscription;
}
