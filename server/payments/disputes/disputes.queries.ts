import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { creditedUserId, paymentDisputes as disputes, gatewayRefunds, payments } from '../payments.schema.ts';

/** Matches the gateway's ids for the money, or its session. */
export async function isKnownTransaction(
  reader: Reader,
  gateway: string,
  transactionIds: readonly string[],
): Promise<boolean> {
  const ids = [...transactionIds];
  const [row] = await reader
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway),
        or(inArray(payments.transaction_id, ids), inArray(payments.session_id, ids)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Accepts any of the gateway's ids for the money. */
export async function lockPaidPayment(tx: Tx, gateway: string, transactionIds: readonly string[]) {
  const [row] = await tx
    .select({
      ...pickColumns(payments, ['id', 'received_bigint', 'charge_currency', 'received_charge_bigint']),
      user_id: creditedUserId,
    })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway),
        inArray(payments.transaction_id, [...transactionIds]),
        isNotNull(payments.received_bigint),
      ),
    )
    .orderBy(desc(payments.completed_at))
    .limit(1)
    .for('update');
  return row === undefined ? null : { ...row, received_bigint: row.received_bigint ?? sen(0) };
}

/** Null if the gateway reported nothing. */
export async function readReportedDispute(reader: Reader, gateway: string, gatewayDisputeId: string) {
  const [row] = await reader
    .select(pickColumns(disputes, ['kind', 'status', 'gateway_state', 'told_at', 'amount_bigint']))
    .from(disputes)
    .where(and(eq(disputes.gateway, gateway), eq(disputes.gateway_dispute_id, gatewayDisputeId)));
  return row ?? null;
}

type Row = typeof disputes.$inferInsert;
type DisputeName = Pick<Row, 'gateway' | 'gateway_dispute_id' | 'payment_id'>;
type Update = Required<
  Pick<Row, 'kind' | 'status' | 'gateway_state' | 'reason' | 'due_at' | 'told_at' | 'amount_bigint'>
>;

/** Returns the dispute's id. The lock on the payment serializes concurrent updates. */
export async function writeUpdate(
  tx: Tx,
  name: DisputeName,
  { is_status_new, ...update }: Update & { readonly is_status_new: boolean },
): Promise<string> {
  // A status that the gateway changes is no longer the one an admin settled.
  const settled = { settled_at: update.status === 'open' ? null : sql`now()`, settled_by: null };
  const reported = is_status_new ? { ...update, ...settled } : update;
  const [row] = await tx
    .insert(disputes)
    .values({ ...name, ...reported })
    .onConflictDoUpdate({ target: [disputes.gateway, disputes.gateway_dispute_id], set: reported })
    .returning({ id: disputes.id });
  if (row === undefined) throw new Error('a dispute that was just written is missing');
  return row.id;
}

const facts = {
  ...pickColumns(disputes, ['id', 'payment_id', 'gateway', 'kind', 'status']),
  ...pickColumns(disputes, ['amount_bigint', 'taken_bigint', 'claim_bigint']),
  user_id: creditedUserId,
};

export async function readDispute(reader: Reader, id: string) {
  const [row] = await reader
    .select(facts)
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.payment_id))
    .where(eq(disputes.id, id));
  return row ?? null;
}
export type Dispute = NonNullable<Awaited<ReturnType<typeof readDispute>>>;

/** Locks the payment, then the dispute. */
export async function lockDispute(tx: Tx, id: string): Promise<Dispute | null> {
  const known = await readDispute(tx, id);
  if (known === null) return null;
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, known.payment_id)).for('update');
  await tx.select({ id: disputes.id }).from(disputes).where(eq(disputes.id, id)).for('update');
  return readDispute(tx, id);
}

/** Sen neither refunded, nor reserved for a refund, nor claimed by another dispute. */
export async function readUndisputed(
  reader: Reader,
  dispute: Pick<Dispute, 'id' | 'payment_id'>,
): Promise<Sen> {
  const { rows } = await reader.execute<{ rest: number }>(sql`
    select greatest(0, p.received_bigint
      - (select coalesce(sum(r.amount_bigint), 0) from ${gatewayRefunds} r
         where r.payment_id = p.id and r.status <> 'failed')
      - (select coalesce(sum(d.taken_bigint + d.claim_bigint), 0) from ${disputes} d
         where d.payment_id = p.id and d.id <> ${dispute.id}))::bigint as rest
    from payments p where p.id = ${dispute.payment_id}`);
  return sen(rows[0]?.rest ?? 0);
}

type Settlement = Pick<
  typeof disputes.$inferSelect,
  'status' | 'taken_bigint' | 'claim_bigint' | 'settled_by'
>;

export async function writeSettlement(tx: Tx, id: string, settlement: Settlement): Promise<void> {
  await tx
    .update(disputes)
    .set({ ...settlement, settled_at: sql`now()` })
    .where(eq(disputes.id, id));
}
