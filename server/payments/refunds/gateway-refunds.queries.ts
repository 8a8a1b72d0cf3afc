import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { creditedUserId, gatewayRefunds, payments } from '../payments.schema.ts';

const total = (column: SQL | typeof gatewayRefunds.amount_bigint) =>
  sql<number>`coalesce(sum(${column}), 0)::bigint`;

export async function readReservedRefunds(reader: Reader, orderId: string): Promise<Sen> {
  const [row] = await reader
    .select({ total: total(gatewayRefunds.amount_bigint) })
    .from(gatewayRefunds)
    .where(
      and(
        eq(gatewayRefunds.order_id, orderId),
        ne(gatewayRefunds.status, 'failed'),
        isNull(gatewayRefunds.refund_posting_id),
      ),
    );
  return sen(row?.total ?? 0);
}

export async function readRefundOfKey(reader: Reader, key: string): Promise<string | null> {
  const [row] = await reader
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.idempotency_key, key));
  return row?.id ?? null;
}

/** `sentAmount`: refunded or reserved, in sen and in minor units of the charge. */
export type RefundablePayment = Awaited<ReturnType<typeof countRefundable>>;

export interface RefundTarget {
  readonly user_id: string;
  /** Candidates; the newest one with enough left is chosen. */
  readonly payment_ids: readonly string[];
  readonly amount: Sen;
  readonly gateways: readonly string[];
}

/** Disputed money must not leave through the payment a second time. */
const disputedAmount = sql<number>`(select coalesce(sum(d.amount_bigint), 0)::bigint from payment_disputes d
  where d.payment_id = ${payments.id} and d.takes_money and d.status <> 'won')`;

const sentAmount = sql<number>`(select coalesce(sum(r.amount_bigint), 0)::bigint from gateway_refunds r
  where r.payment_id = ${payments.id} and r.status <> 'failed')`;

const refundableAmount = sql<number>`(${payments.received_bigint} - ${sentAmount} - ${disputedAmount})`;

type Candidates = Omit<RefundTarget, 'amount'>;

const candidates = ({ user_id, payment_ids, gateways }: Candidates): SQL | undefined =>
  and(
    eq(payments.user_id, user_id),
    eq(payments.status, 'completed'),
    inArray(payments.gateway, [...gateways]),
    inArray(payments.id, [...payment_ids]),
  );

export async function readRefundableByPayment(
  reader: Reader,
  asked: Candidates,
): Promise<ReadonlyMap<string, Sen>> {
  if (asked.payment_ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: payments.id, left: refundableAmount })
    .from(payments)
    .where(and(candidates(asked), sql`${refundableAmount} > 0`));
  return new Map(rows.map((row) => [row.id, sen(Number(row.left))]));
}

/** Null if no payment has enough left. */
export async function lockRefundablePayment(
  tx: Tx,
  request: RefundTarget,
): Promise<RefundablePayment | null> {
  const [chosen] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(candidates(request), sql`${refundableAmount} >= ${request.amount}`))
    .orderBy(desc(payments.completed_at), desc(payments.id))
    .limit(1)
    .for('update');
  if (chosen === undefined) return null;
  // Counted again under the lock.
  const counted = await countRefundable(tx, chosen.id);
  const { received_bigint, given_bigint, disputed_bigint } = counted;
  return received_bigint - given_bigint - disputed_bigint >= request.amount ? counted : null;
}

async function countRefundable(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      ...pickColumns(payments, ['id', 'received_bigint', 'charge_currency', 'received_charge_bigint']),
      given_bigint: total(gatewayRefunds.amount_bigint),
      disputed_bigint: disputedAmount,
      given_charge_bigint: total(sql`${gatewayRefunds.charge_bigint}`),
    })
    .from(payments)
    .leftJoin(
      gatewayRefunds,
      and(eq(gatewayRefunds.payment_id, payments.id), ne(gatewayRefunds.status, 'failed')),
    )
    .where(eq(payments.id, id))
    .groupBy(payments.id);
  if (row === undefined) throw new Error('a locked payment is missing');
  return { ...row, received_bigint: row.received_bigint ?? sen(0), given_bigint: sen(row.given_bigint) };
}

export async function insertRefund(tx: Tx, refund: typeof gatewayRefunds.$inferInsert): Promise<string> {
  const [row] = await tx.insert(gatewayRefunds).values(refund).returning({ id: gatewayRefunds.id });
  if (row === undefined) throw new Error('a refund that was just written is missing');
  return row.id;
}

const { charge_bigint, created_at: _, updated_at: __, ...refundColumns } = getTableColumns(gatewayRefunds);

export type RefundFacts = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

export async function readRefund(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      ...refundColumns,
      ...pickColumns(payments, ['gateway', 'session_id', 'transaction_id', 'charge_currency']),
      user_id: creditedUserId,
      charge_bigint,
    })
    .from(gatewayRefunds)
    .innerJoin(payments, eq(payments.id, gatewayRefunds.payment_id))
    .where(eq(gatewayRefunds.id, id));
  if (row === undefined) return null;
  const { charge_currency: currency, charge_bigint: minor, ...refund } = row;
  return { ...refund, charge: { currency, minor: minor ?? refund.amount_bigint } };
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundFacts | null> {
  await tx
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.id, id))
    .for('update');
  return readRefund(tx, id);
}

type RefundMark = Pick<typeof gatewayRefunds.$inferSelect, 'status' | 'gateway_refund_id' | 'failure'>;

export async function markRefund(tx: Tx, id: string, mark: RefundMark): Promise<void> {
  await tx.update(gatewayRefunds).set(mark).where(eq(gatewayRefunds.id, id));
}

export async function markRefundPaidOut(
  tx: Tx,
  id: string,
  posted: { readonly refund_posting_id: number; readonly payout_posting_id: number },
): Promise<void> {
  await tx.update(gatewayRefunds).set(posted).where(eq(gatewayRefunds.id, id));
}

export async function markRefundReturned(tx: Tx, id: string, postingId: number): Promise<void> {
  await tx.update(gatewayRefunds).set({ return_posting_id: postingId }).where(eq(gatewayRefunds.id, id));
}

/** A fully refunded payment is `refunded`; one that money came back to is `completed` again. */
export async function markPaymentByRefunds(tx: Tx, paymentId: string): Promise<void> {
  await tx.execute(sql`
    update payments p set status = case when p.received_bigint = (
      select coalesce(sum(r.amount_bigint), 0) from gateway_refunds r
      where r.payment_id = p.id and r.status = 'succeeded'
    ) then 'refunded' else 'completed' end
    where p.id = ${paymentId} and p.status in ('completed', 'refunded')`);
}

export async function touchRefund(tx: Tx, id: string): Promise<void> {
  await tx.update(gatewayRefunds).set({ updated_at: sql`now()` }).where(eq(gatewayRefunds.id, id));
}

/** Undecided, or decided and not posted, for `idleSeconds`. */
export function readIdleRefunds(reader: Reader, idleSeconds: number, limit: number) {
  const isUnposted = or(
    and(eq(gatewayRefunds.status, 'succeeded'), isNull(gatewayRefunds.payout_posting_id)),
    and(
      eq(gatewayRefunds.status, 'failed'),
      sql`${gatewayRefunds.payout_posting_id} is not null`,
      isNull(gatewayRefunds.return_posting_id),
    ),
  );
  return reader
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .where(
      and(
        or(eq(gatewayRefunds.status, 'pending'), isUnposted),
        lt(gatewayRefunds.updated_at, sql`now() - make_interval(secs => ${idleSeconds})`),
      ),
    )
    .orderBy(asc(gatewayRefunds.updated_at))
    .limit(limit);
}
