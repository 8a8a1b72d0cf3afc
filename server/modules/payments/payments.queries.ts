import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Orm, Reader, Tx } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { Charge } from '#shared/foreign-money.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { PaymentStatus } from '#shared/payments.ts';
import type { GatewaySession } from './gateways/gateway.ts';
import { payments } from './payments.schema.ts';

const shown = {
  id: payments.id,
  gateway: payments.gateway,
  user_id: payments.user_id,
  session_id: payments.session_id,
  amount_bigint: payments.amount_bigint,
  received_bigint: payments.received_bigint,
  charge_currency: payments.charge_currency,
  charge_bigint: payments.charge_bigint,
  status: payments.status,
  payment_method: payments.payment_method,
  description: payments.description,
  checkout_url: payments.checkout_url,
  intent_id: payments.intent_id,
  expires_at: payments.expires_at,
  created_at: payments.created_at,
  completed_at: payments.completed_at,
};

export interface PaymentToOpen {
  readonly user_id: string;
  readonly gateway: string;
  readonly amount_bigint: Sen;
  readonly charge: Charge;
  readonly payment_method: string;
  readonly description: string;
  readonly lifetime_seconds: number;
  readonly intent_id: string | null;
}

export async function insertPayment(tx: Tx, payment: PaymentToOpen): Promise<string> {
  const written = await tx.execute<{ id: string }>(sql`
    insert into payments (user_id, gateway, amount_bigint, charge_currency, charge_bigint, payment_method, description,
                          intent_id, expires_at)
    values (${payment.user_id}, ${payment.gateway}, ${payment.amount_bigint}, ${payment.charge.currency},
            ${foreignMinor(payment.charge)}, ${payment.payment_method}, ${payment.description}, ${payment.intent_id},
            now() + make_interval(secs => ${payment.lifetime_seconds}))
    returning id`);
  const row = written.rows[0];
  if (row === undefined) throw new Error('a payment that was just written is missing');
  return row.id;
}

/** Null for rupiah, where it equals the amount. */
const foreignMinor = ({ currency, minor }: Charge) => (currency === 'IDR' ? null : minor);

export async function readPayment(reader: Reader, id: string) {
  const [row] = await reader.select(shown).from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Another user's payment reads as null. */
export async function readOwnPayment(reader: Reader, userId: string, id: string) {
  const [row] = await reader
    .select(shown)
    .from(payments)
    .where(and(eq(payments.user_id, userId), eq(payments.id, id)));
  return row ?? null;
}

export async function readOwnPayments(reader: Reader, userId: string, window: PageWindow) {
  const mine = eq(payments.user_id, userId);
  const [rows, totals] = await Promise.all([
    reader
      .select(shown)
      .from(payments)
      .where(mine)
      .orderBy(desc(payments.created_at), desc(payments.id))
      .limit(window.limit)
      .offset(window.offset),
    reader.select({ total: count() }).from(payments).where(mine),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** Stores the session; one that exists already stays. */
export async function attachSession(orm: Orm, paymentId: string, session: GatewaySession): Promise<void> {
  await orm
    .update(payments)
    .set({
      session_id: session.session_id,
      checkout_url: session.checkout_url,
      raw_payload: { invoice_url: session.checkout_url },
    })
    .where(and(eq(payments.id, paymentId), isNull(payments.session_id)));
}

export interface LockedPayment {
  readonly id: string;
  readonly user_id: string;
  readonly gateway: string;
  readonly status: PaymentStatus;
  readonly amount_bigint: Sen;
  /** What the gateway was to collect. */
  readonly charge: Charge;
  readonly flags: readonly string[];
  /** Whether it is past its time by the clock of the database. */
  readonly is_overdue: boolean;
  /** The time of the locking transaction, as an ISO string. */
  readonly locked_at: string;
  readonly intent_id: string | null;
}

const lockedColumns = {
  id: payments.id,
  user_id: payments.user_id,
  gateway: payments.gateway,
  status: payments.status,
  amount_bigint: payments.amount_bigint,
  intent_id: payments.intent_id,
  charge_currency: payments.charge_currency,
  charge_bigint: payments.charge_bigint,
  flags: payments.flags,
  is_overdue: sql<boolean>`${payments.expires_at} < now()`,
  locked_at: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

export async function lockPayment(tx: Tx, id: string): Promise<LockedPayment | null> {
  const [row] = await tx.select(lockedColumns).from(payments).where(eq(payments.id, id)).for('update');
  return row === undefined ? null : lockedOf(row);
}

function lockedOf<Row extends ChargeColumns>({ charge_currency, charge_bigint, ...row }: Row) {
  const charge = { currency: charge_currency, minor: charge_bigint ?? row.amount_bigint };
  return { ...row, charge, amount_bigint: sen(row.amount_bigint) };
}
interface ChargeColumns {
  readonly amount_bigint: number;
  readonly charge_currency: string;
  readonly charge_bigint: number | null;
}

export async function lockPaymentOfSession(
  tx: Tx,
  gateway: string,
  sessionId: string,
): Promise<LockedPayment | null> {
  const [row] = await tx
    .select(lockedColumns)
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.session_id, sessionId)))
    .for('update');
  return row === undefined ? null : lockedOf(row);
}

export async function isKnownSession(reader: Reader, gateway: string, sessionId: string): Promise<boolean> {
  const [row] = await reader
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.session_id, sessionId)));
  return row !== undefined;
}

export interface Credit {
  readonly payment_id: string;
  /** Sen credited to the wallet. */
  readonly received: Sen;
  /** What the gateway received for it. */
  readonly received_charge: Charge;
  readonly transaction_id: string | null;
  readonly posting_id: number;
  readonly flags: readonly string[];
}

export async function markCredited(tx: Tx, credit: Credit): Promise<void> {
  await tx
    .update(payments)
    .set({
      status: 'completed',
      received_bigint: credit.received,
      received_charge_bigint: foreignMinor(credit.received_charge),
      transaction_id: credit.transaction_id,
      posting_id: credit.posting_id,
      flags: [...credit.flags],
      completed_at: sql`now()`,
    })
    .where(eq(payments.id, credit.payment_id));
}

export async function markClosed(tx: Tx, id: string, status: 'failed' | 'expired'): Promise<void> {
  await tx.update(payments).set({ status }).where(eq(payments.id, id));
}

/** Flags a payment for staff; a flag is set at most once. */
export async function addFlag(tx: Tx, id: string, flag: string): Promise<void> {
  await tx
    .update(payments)
    .set({ flags: sql`array_append(${payments.flags}, ${flag})` })
    .where(and(eq(payments.id, id), sql`not ${payments.flags} @> array[${flag}]`));
}

/** The latest webhook payload of a payment, shown with it (AENT-023). */
export async function savePayload(tx: Tx, id: string, payload: unknown): Promise<void> {
  const webhook = JSON.stringify(payload);
  await tx
    .update(payments)
    .set({
      raw_payload: sql`jsonb_build_object('invoice_url', ${payments.checkout_url}) || ${webhook}::jsonb`,
    })
    .where(eq(payments.id, id));
}

export interface StalePayment {
  readonly id: string;
  readonly gateway: string;
  readonly session_id: string | null;
}

/**
 * Pending payments not checked for `idleSeconds`, or for a fifth of their age if that is longer: a fresh one is checked
 * often, a day-old one every few hours. The longest unchecked first. One paid in a wrong currency waits for staff.
 */
export function readStalePayments(
  reader: Reader,
  idleSeconds: number,
  limit: number,
): Promise<readonly StalePayment[]> {
  return reader
    .select({ id: payments.id, gateway: payments.gateway, session_id: payments.session_id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        sql`not ${payments.flags} @> array['currency_differs']`,
        lt(
          payments.updated_at,
          sql`now() - greatest(make_interval(secs => ${idleSeconds}), (now() - ${payments.created_at}) / 5)`,
        ),
      ),
    )
    .orderBy(asc(payments.updated_at))
    .limit(limit);
}

/** Records that a payment was checked now. */
export async function touchPayment(tx: Tx, id: string): Promise<void> {
  await tx.update(payments).set({ updated_at: sql`now()` }).where(eq(payments.id, id));
}

/** Removes what gateways sent about the person; amounts and status stay. */
export async function erasePayer(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ raw_payload: {}, description: '', checkout_url: null })
    .where(eq(payments.user_id, userId));
}
