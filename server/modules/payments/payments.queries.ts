import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Orm, Reader, Tx } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { PaymentStatus } from '#shared/payments.ts';
import type { GatewayEvent, GatewaySession } from './gateway.ts';
import { payments, webhookEvents } from './payments.schema.ts';

const shown = {
  id: payments.id,
  gateway: payments.gateway,
  user_id: payments.user_id,
  session_id: payments.session_id,
  amount_bigint: payments.amount_bigint,
  received_bigint: payments.received_bigint,
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
  readonly payment_method: string;
  readonly description: string;
  readonly lifetime_seconds: number;
  readonly intent_id: string | null;
}

export async function insertPayment(tx: Tx, payment: PaymentToOpen): Promise<string> {
  const written = await tx.execute<{ id: string }>(sql`
    insert into payments (user_id, gateway, amount_bigint, payment_method, description, intent_id, expires_at)
    values (${payment.user_id}, ${payment.gateway}, ${payment.amount_bigint}, ${payment.payment_method},
            ${payment.description}, ${payment.intent_id}, now() + make_interval(secs => ${payment.lifetime_seconds}))
    returning id`);
  const row = written.rows[0];
  if (row === undefined) throw new Error('a payment that was just written is missing');
  return row.id;
}

export async function readPayment(reader: Reader, id: string) {
  const [row] = await reader.select(shown).from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Somebody else's payment is null, just as one that never was. */
export async function readOwnPayment(reader: Reader, userId: string, id: string) {
  const [row] = await reader
    .select(shown)
    .from(payments)
    .where(and(eq(payments.user_id, userId), eq(payments.id, id)));
  return row ?? null;
}

export async function readOwnPayments(
  reader: Reader,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
) {
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

/** Keeps what the gateway answered; a session that is there already stays. */
export async function attachSession(orm: Orm, paymentId: string, session: GatewaySession): Promise<void> {
  await orm
    .update(payments)
    .set({ session_id: session.session_id, checkout_url: session.checkout_url })
    .where(and(eq(payments.id, paymentId), isNull(payments.session_id)));
}

export interface LockedPayment {
  readonly id: string;
  readonly user_id: string;
  readonly gateway: string;
  readonly status: PaymentStatus;
  readonly amount_bigint: Sen;
  /** Whether its time had passed by the clock of the database. */
  readonly is_overdue: boolean;
  /** The moment of the transaction that holds it, as an ISO string. */
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
  is_overdue: sql<boolean>`${payments.expires_at} < now()`,
  locked_at: sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

export async function lockPayment(tx: Tx, id: string): Promise<LockedPayment | null> {
  const [row] = await tx.select(lockedColumns).from(payments).where(eq(payments.id, id)).for('update');
  return row === undefined ? null : { ...row, amount_bigint: sen(row.amount_bigint) };
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
  return row === undefined ? null : { ...row, amount_bigint: sen(row.amount_bigint) };
}

export interface Credit {
  readonly payment_id: string;
  readonly received: Sen;
  readonly posting_id: number;
  readonly flags: readonly string[];
}

export async function markCredited(tx: Tx, credit: Credit): Promise<void> {
  await tx
    .update(payments)
    .set({
      status: 'completed',
      received_bigint: credit.received,
      posting_id: credit.posting_id,
      flags: [...credit.flags],
      completed_at: sql`now()`,
    })
    .where(eq(payments.id, credit.payment_id));
}

export async function markClosed(tx: Tx, id: string, status: 'failed' | 'expired'): Promise<void> {
  await tx.update(payments).set({ status }).where(eq(payments.id, id));
}

export async function keepPayload(tx: Tx, id: string, payload: unknown): Promise<void> {
  await tx.update(payments).set({ raw_payload: payload }).where(eq(payments.id, id));
}

export interface WaitingPayment {
  readonly id: string;
  readonly gateway: string;
  readonly session_id: string | null;
}

/** Payments that still wait and were not looked at for `idleSeconds`, the longest waiting first. */
export function readWaiting(
  reader: Reader,
  idleSeconds: number,
  limit: number,
): Promise<readonly WaitingPayment[]> {
  return reader
    .select({ id: payments.id, gateway: payments.gateway, session_id: payments.session_id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        lt(payments.updated_at, sql`now() - make_interval(secs => ${idleSeconds})`),
      ),
    )
    .orderBy(asc(payments.updated_at))
    .limit(limit);
}

/** Notes that a payment was looked at just now. */
export async function touchPayment(tx: Tx, id: string): Promise<void> {
  await tx.update(payments).set({ updated_at: sql`now()` }).where(eq(payments.id, id));
}

/** Stores a notice under its gateway and event id; null when it is stored already. */
export async function insertEvent(
  tx: Tx,
  gateway: string,
  event: Pick<GatewayEvent, 'event_id' | 'event_type'> & { readonly payload: unknown },
): Promise<number | null> {
  const [row] = await tx
    .insert(webhookEvents)
    .values({ gateway, event_id: event.event_id, event_type: event.event_type, payload: event.payload })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return row?.id ?? null;
}

export async function lockEvent(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      id: webhookEvents.id,
      gateway: webhookEvents.gateway,
      payload: webhookEvents.payload,
      processed_at: webhookEvents.processed_at,
    })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id))
    .for('update');
  return row ?? null;
}

export async function markProcessed(tx: Tx, id: number): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({ processed_at: sql`now()`, error_message: null, attempts: sql`${webhookEvents.attempts} + 1` })
    .where(eq(webhookEvents.id, id));
}

/** Keeps why a notice could not be handled, unless another handling of it came through meanwhile. */
export async function markFailed(orm: Orm, id: number, message: string): Promise<void> {
  await orm
    .update(webhookEvents)
    .set({ error_message: message, attempts: sql`${webhookEvents.attempts} + 1` })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processed_at)));
}
