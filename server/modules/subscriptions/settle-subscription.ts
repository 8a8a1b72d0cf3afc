import { readAccount } from '#server/modules/identity/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { purseRefusal } from '#shared/purse.ts';
import { succeed } from '#shared/result.ts';
import { chargeRenewal } from './charge-period.ts';
import { endSubscription } from './end-subscription.ts';
import { orderMail } from './mail-order.ts';
import { toRow } from './standing-row.rules.ts';
import type { SubscriptionServices } from './start-subscription.ts';
import { isBeingGivenBack, type SubscriptionRow, updateStanding } from './subscriptions.queries.ts';
import {
  dueStep,
  ended,
  failed,
  postponed,
  renewed,
  type Standing,
  termsAhead,
} from './subscriptions.rules.ts';
import { type Locked, lockOwn, type Owned } from './with-own-subscription.ts';

type Settled = 'waits' | 'charged' | 'failed' | 'ended';

/**
 * Does what is due for one subscription, in one transaction: charges the next period, notes that it could not, or
 * ends it. It looks again under the lock, so whoever comes second (another worker, a retry by its owner, a job that
 * ran twice) finds nothing left to do.
 */
export async function settleSubscription(
  { db, clock }: SubscriptionServices,
  owned: Owned,
): Promise<Settled> {
  const settled = await withTx(db, async (tx) => {
    const locked = await lockOwn(tx, owned);
    if (!locked.ok) throw new Error('a subscription that is due is missing');
    const now = clock.now();
    const { row, standing } = locked.value;
    const { is_active } = await readAccount(tx, row.user_id);
    const step = dueStep(standing, now, is_active);
    if (step.do === 'wait') return succeed('waits' as const);
    if (step.do === 'charge') return succeed(await tryCharge(tx, locked.value, now));
    await endSubscription(tx, row, ended(standing, now, step.reason));
    return succeed('ended' as const);
  });
  if (!settled.ok) throw new Error('settling refuses nothing');
  return settled.value;
}

async function tryCharge(tx: Tx, locked: Locked, now: Date): Promise<Settled> {
  const { row, standing, wallet } = locked;
  // A refund on its way may end it: nobody is charged for a period that is about to be taken away.
  if (await isBeingGivenBack(tx, row.id)) {
    await updateStanding(tx, row.id, toRow(postponed(standing, now)));
    return 'waits';
  }
  const refusal = purseRefusal(wallet, termsAhead(standing).price_bigint);
  if (refusal !== null) return noteFailure(tx, row, failed(standing, now, refusal.code));
  const next = renewed(standing, now);
  await chargeRenewal(tx, { subscription: row, wallet, period: next.period, terms: next.terms });
  await updateStanding(tx, row.id, toRow(next));
  return 'charged';
}

async function noteFailure(tx: Tx, row: SubscriptionRow, next: Standing): Promise<'failed' | 'ended'> {
  if (next.debt === null) {
    await endSubscription(tx, row, next);
    return 'ended';
  }
  await updateStanding(tx, row.id, toRow(next));
  // One mail for a missed payment, not one a day: it says until when it can be made good.
  if (row.status !== 'past_due') {
    const { failure, grace_until } = next.debt;
    const { price_bigint } = termsAhead(next);
    await orderMail(tx, row.id, { kind: 'payment_failed', failure, price_bigint, grace_until });
  }
  return 'failed';
}
