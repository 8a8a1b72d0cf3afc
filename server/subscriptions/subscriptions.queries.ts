import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/subscriptions/subscriptions.ts';
import type { Charge } from '#contract/subscriptions/subscriptions.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf } from '#server/platform/lists/list-search.ts';
import { type PageWindow, totalOf } from '#server/platform/lists/list-window.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import type { Period } from './billing/billing-calendar.rules.ts';
import type { SubscriptionStateRow } from './state-row.ts';
import {
  subscriptionCharges as charges,
  type SubscriptionRow,
  subscriptionFailedCharges,
  subscriptions,
} from './subscriptions.schema.ts';

const columns = getTableColumns(subscriptions);

export async function insertSubscription(
  tx: Tx,
  subscription: typeof subscriptions.$inferInsert,
): Promise<void> {
  await tx.insert(subscriptions).values(subscription);
}

export async function updateState(tx: Tx, id: string, row: SubscriptionStateRow): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...row, claimed_until: null })
    .where(eq(subscriptions.id, id));
}

/** Lock the user's wallet first. */
export async function selectForUpdate(tx: Tx, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select(columns).from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row ?? null;
}

export async function selectOwn(reader: Reader, userId: string, id: string): Promise<SubscriptionRow | null> {
  const [row] = await reader
    .select(columns)
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.user_id, userId)));
  return row ?? null;
}

export type OwnSubscriptionsQuery = PageWindow & Partial<z.output<typeof contract.listSubscriptions.query>>;

export async function selectOwnPage(
  reader: Reader,
  userId: string,
  { limit, offset, product_id }: OwnSubscriptionsQuery,
) {
  const mine = and(
    eq(subscriptions.user_id, userId),
    product_id === undefined ? undefined : eq(subscriptions.product_id, product_id),
  );
  const rows = await reader
    .select(columns)
    .from(subscriptions)
    .where(mine)
    .orderBy(
      sql`(${subscriptions.status} = 'expired')`,
      desc(subscriptions.started_at),
      desc(subscriptions.id),
    )
    .limit(limit)
    .offset(offset);
  const total = await totalOf(rows, { limit, offset }, () => reader.$count(subscriptions, mine));
  return { rows, total };
}

/** Rules out a second live subscription and a second trial. */
export async function selectSubscriptionHistory(reader: Reader, userId: string, productId: string) {
  const rows = await reader
    .select({ status: subscriptions.status, trial_end: subscriptions.trial_end })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, userId),
        eq(subscriptions.product_id, productId),
        or(ne(subscriptions.status, 'expired'), isNotNull(subscriptions.trial_end)),
      ),
    );
  return {
    is_live: rows.some(({ status }) => status !== 'expired'),
    had_trial: rows.some(({ trial_end }) => trial_end !== null),
  };
}

export interface BatchClaim {
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Skips rows that another worker locked. The claim only saves work, and expires if a worker dies. */
export async function claimDue(
  tx: Tx,
  { now, until, limit }: BatchClaim,
): Promise<readonly { readonly id: string; readonly user_id: string }[]> {
  const due = tx.$with('due').as(
    tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          lte(subscriptions.next_action_at, now),
          or(isNull(subscriptions.claimed_until), lte(subscriptions.claimed_until, now)),
        ),
      )
      .orderBy(subscriptions.next_action_at, subscriptions.id)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return tx
    .with(due)
    .update(subscriptions)
    .set({ claimed_until: until })
    .where(inArray(subscriptions.id, tx.select({ id: due.id }).from(due)))
    .returning({ id: subscriptions.id, user_id: subscriptions.user_id });
}

/** Once per period. */
export async function markReminded(
  tx: Tx,
  { now, until, limit }: BatchClaim,
): Promise<readonly SubscriptionRow[]> {
  const soon = tx
    .$with('soon')
    .as(
      tx
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(endsSoon(now, until))
        .orderBy(subscriptions.current_period_end, subscriptions.id)
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  return tx
    .with(soon)
    .update(subscriptions)
    .set({ reminded_for: sql`${subscriptions.current_period_end}` })
    .where(inArray(subscriptions.id, tx.select({ id: soon.id }).from(soon)))
    .returning(columns);
}

function endsSoon(now: Date, until: Date) {
  return and(
    inArray(subscriptions.status, ['trialing', 'active']),
    eq(subscriptions.auto_renewal, true),
    gt(subscriptions.current_period_end, now),
    lte(subscriptions.current_period_end, until),
    sql`${subscriptions.reminded_for} is distinct from ${subscriptions.current_period_end}`,
    // A period shorter than the notice would be due for a reminder before it starts.
    sql`${subscriptions.current_period_end} - ${subscriptions.current_period_start} > ${until}::timestamptz - ${now}::timestamptz`,
  );
}

type NewCharge = Omit<typeof charges.$inferInsert, 'period_start' | 'period_end'> & {
  readonly period: Period;
};

export async function insertCharge(tx: Tx, { period, ...charge }: NewCharge): Promise<void> {
  const [period_start, period_end] = [period.start.toISOString(), period.end.toISOString()];
  await tx.insert(charges).values({ ...charge, period_start, period_end });
}

export async function insertFailedCharge(
  tx: Tx,
  attempt: Omit<typeof subscriptionFailedCharges.$inferInsert, 'id' | 'created_at'>,
): Promise<void> {
  await tx.insert(subscriptionFailedCharges).values(attempt);
}

const { subscription_id: _subscription, posting_id: _posting, ...chargeColumns } = getTableColumns(charges);

export async function selectCharges(
  reader: Reader,
  subscriptionId: string,
  { limit, offset }: PageWindow,
): Promise<{ readonly charges: Charge[]; readonly total: number }> {
  const ofIt = eq(charges.subscription_id, subscriptionId);
  const [rows, totals] = await Promise.all([
    reader
      .select({
        ...chargeColumns,
        discount_bigint: sql<number>`(
          select coalesce(sum(i.discount_bigint), 0)::bigint from order_items i where i.order_id = ${charges}.order_id)`,
      })
      .from(charges)
      .where(ofIt)
      .orderBy(desc(charges.period_start))
      .limit(limit)
      .offset(offset),
    reader.select({ total: count() }).from(charges).where(ofIt),
  ]);
  return {
    charges: rows.map(({ discount_bigint, ...row }) => ({
      ...row,
      amount: toRupiah(row.amount_bigint),
      discount: toRupiah(sen(discount_bigint)),
    })),
    total: totals[0]?.total ?? 0,
  };
}

export async function markRetained(tx: Tx, id: string): Promise<void> {
  await tx.update(subscriptions).set({ retained_at: sql`now()` }).where(eq(subscriptions.id, id));
}

export interface PaidTotals {
  readonly total: number;
  readonly count: number;
}

export async function selectPaid(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaidTotals>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({
      id: charges.subscription_id,
      total: sql<number>`sum(${charges.amount_bigint})::bigint`,
      count: count(),
    })
    .from(charges)
    .where(isOneOf(charges.subscription_id, ids))
    .groupBy(charges.subscription_id);
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
}

export async function selectById(reader: Reader, id: string): Promise<SubscriptionRow | null> {
  const [row] = await reader.select(columns).from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** True while a refund of one of its periods is reserved for a payment. */
export async function hasPendingRefund(reader: Reader, id: string): Promise<boolean> {
  const found = await reader.execute(sql`
    select 1 from subscription_charges c join gateway_refunds r on r.order_id = c.order_id
    where c.subscription_id = ${id} and r.status <> 'failed' and r.refund_posting_id is null limit 1`);
  return found.rows.length > 0;
}
