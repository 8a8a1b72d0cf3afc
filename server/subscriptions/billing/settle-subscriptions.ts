import { readAccount } from '#server/account/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Sen } from '#shared/money/money.ts';
import { walletRefusal } from '#shared/money/wallet-refusal.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { REMINDER_DAYS } from '#shared/subscriptions/subscriptions.ts';
import { daysLater } from '#shared/time/dates.ts';
import { endSubscription } from '../lifecycle/manage-subscription.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import {
  type LockedSubscription,
  lockOwnSubscription,
  type OwnedSubscription,
  queueSubscriptionMail,
  saveState,
} from '../save-subscription.ts';
import { toRow, toState } from '../state-row.ts';
import { type Subscription, toSubscriptions } from '../subscription.ts';
import type { RetryRefusal } from '../subscriptions.errors.ts';
import {
  claimDue,
  hasPendingRefund,
  insertFailedCharge,
  markReminded,
  selectOwn,
  updateState,
} from '../subscriptions.queries.ts';
import { dueStep, ended, failed, postponed, type SubscriptionState } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import { chargeNextPeriod } from './charge-period.ts';
import { priceNextPeriod } from './price-period.ts';

const BATCH = 100;
const CONCURRENCY = 4;
const CLAIM_MS = 2 * 60_000;
/** The next run continues with the rest. */
const MAX_PER_RUN = 20_000;

interface SettleServices extends SubscriptionServices {
  /** A failing subscription does not hold up the others; it is retried when its claim expires. */
  readonly onError: (error: unknown) => void;
}

export async function settleDueSubscriptions(services: SettleServices): Promise<number> {
  let settled = 0;
  while (settled < MAX_PER_RUN) {
    const batch = await claimBatch(services);
    if (batch.length === 0) break;
    const waiting = [...batch];
    await Promise.all(Array.from({ length: CONCURRENCY }, () => drainBatch(services, waiting)));
    settled += batch.length;
  }
  return settled;
}

async function claimBatch({ db, clock }: SettleServices): Promise<readonly OwnedSubscription[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await withTx(db, async (tx) => succeed(await claimDue(tx, { now, until, limit: BATCH })));
  return claimed.ok ? claimed.value : [];
}

async function drainBatch(services: SettleServices, waiting: OwnedSubscription[]): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await settleSubscription(services, next).catch(services.onError);
  }
}

type SettleOutcome = 'waits' | 'charged' | 'failed' | 'ended';

/** Checks again under the lock, so a second worker, a retry or a repeated job finds nothing to do. */
async function settleSubscription(
  { db, clock }: SubscriptionServices,
  owned: OwnedSubscription,
): Promise<SettleOutcome> {
  const settled = await withTx(db, async (tx) => {
    const locked = await lockOwnSubscription(tx, owned);
    if (!locked.ok) throw new Error('a subscription that is due is missing');
    const now = clock.now();
    const { row, state } = locked.value;
    const { is_active } = await readAccount(tx, row.user_id);
    const step = dueStep(state, now, is_active);
    if (step.do === 'wait') return succeed('waits' as const);
    if (step.do === 'charge') return succeed(await tryCharge(tx, locked.value, now));
    await endSubscription(tx, row, ended(state, now, step.reason));
    return succeed('ended' as const);
  });
  if (!settled.ok) throw new Error('settling refuses nothing');
  return settled.value;
}

async function tryCharge(tx: Tx, locked: LockedSubscription, now: Date): Promise<SettleOutcome> {
  const { row, state, wallet } = locked;
  // A pending refund may end the subscription: the next period is not charged before it is settled.
  if (await hasPendingRefund(tx, row.id)) {
    await updateState(tx, row.id, toRow(postponed(state, now)));
    return 'waits';
  }
  const priced = await priceNextPeriod(tx, { product_id: row.product_id, state });
  const refusal = walletRefusal(wallet, priced.amount_bigint);
  if (refusal !== null) {
    const { amount_bigint } = priced;
    await insertFailedCharge(tx, { subscription_id: row.id, amount_bigint, failure: refusal.code });
    return recordFailure(tx, { row, next: failed(state, now, refusal.code), price: amount_bigint });
  }
  await updateState(tx, row.id, toRow(await chargeNextPeriod(tx, locked, { priced, now })));
  return 'charged';
}

interface Failure {
  readonly row: SubscriptionRow;
  readonly next: SubscriptionState;
  readonly price: Sen;
}

async function recordFailure(tx: Tx, { row, next, price }: Failure): Promise<'failed' | 'ended'> {
  if (next.debt === null) {
    await endSubscription(tx, row, next);
    return 'ended';
  }
  await updateState(tx, row.id, toRow(next));
  // One mail per missed payment, not one a day; it names the end of the grace period.
  if (row.status !== 'past_due') {
    const { failure } = next.debt;
    const grace_until = next.debt.grace_until.toISOString();
    const news = { kind: 'payment_failed' as const, failure, price_bigint: price, grace_until };
    await queueSubscriptionMail(tx, row.id, news);
  }
  return 'failed';
}

const QUEUE_RENEWAL_REMINDERS_BATCH = 200;
const MAX_BATCHES = 100;

/** One per period, three days before the next charge or the end of a trial; returns their number. */
export async function queueRenewalReminders({ db, clock }: SubscriptionServices): Promise<number> {
  const now = clock.now();
  const until = daysLater(now, REMINDER_DAYS);
  let reminded = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const marked = await withTx(db, async (tx) => {
      const rows = await markReminded(tx, { now, until, limit: QUEUE_RENEWAL_REMINDERS_BATCH });
      for (const row of rows) await queueReminder(tx, row);
      return succeed(rows.length);
    });
    if (!marked.ok || marked.value === 0) break;
    reminded += marked.value;
  }
  return reminded;
}

async function queueReminder(tx: Tx, row: SubscriptionRow): Promise<void> {
  const upcoming = { product_id: row.product_id, state: toState(row) };
  const { amount_bigint: price_bigint } = await priceNextPeriod(tx, upcoming);
  const is_trial = row.status === 'trialing';
  await queueSubscriptionMail(tx, row.id, {
    kind: 'reminder',
    ends_at: row.current_period_end.toISOString(),
    price_bigint,
    is_trial,
  });
}

interface Retry extends OwnedSubscription {
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
