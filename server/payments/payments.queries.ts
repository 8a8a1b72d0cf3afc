import { and, asc, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Orm, Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { Charge } from '#shared/money/foreign-money.ts';
import type { Sen } from '#shared/money/money.ts';
import { isUuid } from '#shared/short-id.ts';
import type { GatewaySession } from './gateways/gateway.ts';
import { payments } from './payments.schema.ts';

export const shown = pickColumns(payments, [
  'id',
  'gateway',
  'user_id',
  'session_id',
  'amount_bigint',
  'received_bigint',
  'charge_currency',
  'charge_bigint',
  'status',
  'payment_method',
  'description',
  'checkout_url',
  'qr_text',
  'intent_id',
  'expires_at',
  'created_at',
  'completed_at',
]);
export type PaymentRow = SelectResultFields<typeof shown>;

export interface PaymentInsert
  extends Pick<
    PaymentRow,
    'user_id' | 'gateway' | 'amount_bigint' | 'payment_method' | 'description' | 'intent_id'
  > {
  readonly charge: Charge;
  readonly lifetime_seconds: number;
}

export async function insertPayment(tx: Tx, payment: PaymentInsert): Promise<string> {
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

export const isOpen = sql<boolean>`(${payments.status} = 'pending' and ${payments.expires_at} > now())`;

/** Returns null for another user's payment. */
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

export async function attachSession(orm: Orm, paymentId: string, session: GatewaySession): Promise<void> {
  await orm
    .update(payments)
    .set({
      session_id: session.session_id,
      checkout_url: session.checkout_url,
      qr_text: session.qr_text,
      raw_payload: { invoice_url: session.checkout_url },
    })
    .where(and(eq(payments.id, paymentId), isNull(payments.session_id)));
}

/** A gateway that calls a session open this long after its end will not close it. */
const PATIENCE_HOURS = 24;

/** `charge`: what the gateway was to collect. Overdue and given up by the database's clock. */
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockWhere>>>;

async function lockWhere(tx: Tx, condition: SQL | undefined) {
  const [row] = await tx
    .select({
      ...pickColumns(payments, ['id', 'user_id', 'gateway', 'status', 'amount_bigint', 'intent_id', 'flags']),
      ...pickColumns(payments, ['charge_currency', 'charge_bigint']),
      is_overdue: sql<boolean>`${payments.expires_at} < now()`,
      is_given_up: sql<boolean>`${payments.expires_at} < now() - make_interval(hours => ${PATIENCE_HOURS})`,
      locked_at: sql<string>`${isoText('now()')}`,
    })
    .from(payments)
    .where(condition)
    .for('update');
  if (row === undefined) return null;
  const { charge_currency, charge_bigint, ...payment } = row;
  return { ...payment, charge: { currency: charge_currency, minor: charge_bigint ?? payment.amount_bigint } };
}

export function lockPayment(tx: Tx, id: string): Promise<LockedPayment | null> {
  return lockWhere(tx, eq(payments.id, id));
}

interface PaymentName {
  readonly session_id: string | null;
  readonly payment_id: string | null;
}

function named(gateway: string, { session_id, payment_id }: PaymentName): SQL | undefined {
  const ofGateway = eq(payments.gateway, gateway);
  if (session_id !== null) return and(ofGateway, eq(payments.session_id, session_id));
  return payment_id !== null && isUuid(payment_id) ? and(ofGateway, eq(payments.id, payment_id)) : sql`false`;
}

export function lockPaymentNamed(tx: Tx, gateway: string, name: PaymentName): Promise<LockedPayment | null> {
  return lockWhere(tx, named(gateway, name));
}

/** Null if the session is not ours. */
export async function readSessionNamed(
  reader: Reader,
  gateway: string,
  name: PaymentName,
): Promise<string | null> {
  const [row] = await reader
    .select({ session_id: payments.session_id })
    .from(payments)
    .where(named(gateway, name));
  return row?.session_id ?? null;
}

export interface Credit {
  readonly payment_id: string;
  /** A guest's account is known only now. */
  readonly user_id: string;
  readonly received: Sen;
  /** Amount that the gateway received, in its currency. */
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
      user_id: credit.user_id,
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

export async function addFlag(tx: Tx, id: string, flag: string): Promise<void> {
  await tx
    .update(payments)
    .set({ flags: sql`array_append(${payments.flags}, ${flag})` })
    .where(and(eq(payments.id, id), sql`not ${payments.flags} @> array[${flag}]`));
}

/** Keeps the latest webhook payload (AENT-023). */
export async function savePayload(tx: Tx, id: string, payload: unknown): Promise<void> {
  const webhook = JSON.stringify(payload);
  await tx
    .update(payments)
    .set({
      raw_payload: sql`jsonb_build_object('invoice_url', ${payments.checkout_url}) || ${webhook}::jsonb`,
    })
    .where(eq(payments.id, id));
}

export type StalePayment = Pick<PaymentRow, 'id' | 'gateway' | 'session_id'>;

/** Days that the gateway is still asked about an expired payment. */
const ASKED_DAYS = 7;

/** Ends a payment that its gateway still calls open; the gateway is asked for another week. */
export async function expireUnpaid(tx: Tx, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'expired', asked_until: sql`now() + make_interval(days => ${ASKED_DAYS})` })
    .where(eq(payments.id, id));
}

export function readStalePayments(
  reader: Reader,
  idleSeconds: number,
  limit: number,
): Promise<readonly StalePayment[]> {
  return reader
    .select(pickColumns(payments, ['id', 'gateway', 'session_id']))
    .from(payments)
    .where(
      and(
        or(
          eq(payments.status, 'pending'),
          and(eq(payments.status, 'expired'), gt(payments.asked_until, sql`now()`)),
        ),
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

export async function touchPayment(tx: Tx, id: string): Promise<void> {
  await tx.update(payments).set({ updated_at: sql`now()` }).where(eq(payments.id, id));
}

/** Deletes gateway payloads about the person; amounts and status stay. */
export async function erasePayer(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ raw_payload: {}, description: '', checkout_url: null, qr_text: null })
    .where(eq(payments.user_id, userId));
}

/** True even if the money went back. */
export async function hasPaid(reader: Reader, email: string): Promise<boolean> {
  const { rowCount } = await reader.execute(sql`
    select from payments p join users u on u.id = p.user_id
    where u.email = ${email.toLowerCase()} and p.status in ('completed', 'refunded') limit 1`);
  return rowCount === 1;
}
