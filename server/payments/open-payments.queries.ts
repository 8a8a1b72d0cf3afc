import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Sen, sen } from '#shared/money/money.ts';
import { pickColumns } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { insertPayment, isOpen, type PaymentInsert, shown } from './payments.queries.ts';
import { payments } from './payments.schema.ts';

export interface GatewayContact {
  readonly name: string;
  /** Within a month; null: none. */
  readonly last_notice_at: string | null;
  /** Within a month, by a notice or our query; null: never. */
  readonly last_paid_at: string | null;
}

export interface PaymentFacts {
  readonly open: number;
  /** Payments past their time and not known to be over. */
  readonly overdue: number;
  /** Money arrived that was not asked for, and nobody has reviewed it. */
  readonly flagged: number;
  readonly notices_waiting: number;
  readonly notices_failed: number;
  readonly refunds_pending: number;
  readonly gateways: readonly GatewayContact[];
}

export async function readPaymentFacts(reader: Reader, gateways: readonly string[]): Promise<PaymentFacts> {
  const { rows } = await reader.execute<PaymentFacts & Record<string, unknown>>(sql`
    select (select count(*) from payments where status = 'pending' and expires_at > now()) as open,
           (select count(*) from payments where status = 'pending' and expires_at <= now()) as overdue,
           (select count(*) from payments where flags <> '{}' and reviewed_at is null) as flagged,
           (select count(*) from webhook_events where processed_at is null and error_message is null) as notices_waiting,
           (select count(*) from webhook_events where error_message is not null) as notices_failed,
           (select count(*) from gateway_refunds where status = 'pending') as refunds_pending,
           (select coalesce(json_agg(json_build_object(
              'name', name,
              'last_notice_at', (
                select received_at from webhook_events where gateway = name and ${isRecent('received_at')}
                order by received_at desc, id desc limit 1),
              'last_paid_at', (
                select max(completed_at) from payments where gateway = name and ${isRecent('created_at')})
            ) order by name), '[]')
            from json_array_elements_text(${JSON.stringify(gateways)}::json) name) as gateways`);
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered nothing');
  return row;
}

const isRecent = (column: string) => sql`${sql.raw(column)} > now() - interval '31 days'`;

interface PaymentClaim {
  readonly payment_id: string;
  readonly is_repeated: boolean;
}

/** Inserts, or finds the purchase's open payment of the same amount and method. */
export async function insertPurchasePayment(
  tx: Tx,
  payment: PaymentInsert & { readonly intent_id: string },
): Promise<PaymentClaim> {
  const { intent_id, gateway, payment_method, amount_bigint } = payment;
  // Requests of one purchase take turns.
  await tx.execute(sql`select from purchase_intents where id = ${intent_id} for update`);
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.intent_id, intent_id),
        eq(payments.gateway, gateway),
        eq(payments.payment_method, payment_method),
        eq(payments.amount_bigint, amount_bigint),
        isOpen,
      ),
    );
  if (open !== undefined) return { payment_id: open.id, is_repeated: true };
  return { payment_id: await insertPayment(tx, payment), is_repeated: false };
}

/** The named payment, else the newest that can be paid. */
export async function readPaymentOf(reader: Reader, intentId: string, paymentId: string | null = null) {
  const [row] = await reader
    .select(shown)
    .from(payments)
    .where(eq(payments.intent_id, intentId))
    .orderBy(
      desc(sql`${payments.id} is not distinct from ${paymentId}::uuid and ${isOpen}`),
      desc(isOpen),
      desc(payments.created_at),
      desc(payments.id),
    )
    .limit(1);
  return row ?? null;
}

/** Sen of the newest paid payment; null while none is paid. */
export async function readReceivedFor(reader: Reader, intentId: string): Promise<Sen | null> {
  const [row] = await reader
    .select({ received_bigint: payments.received_bigint })
    .from(payments)
    .where(and(eq(payments.intent_id, intentId), isNotNull(payments.received_bigint)))
    .orderBy(desc(payments.completed_at), desc(payments.id))
    .limit(1);
  return row?.received_bigint ?? null;
}

const MAX_ASKED = 5;

export function readPendingPaymentsOf(reader: Reader, intentId: string) {
  return reader
    .select(shown)
    .from(payments)
    .where(and(eq(payments.intent_id, intentId), eq(payments.status, 'pending')))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(MAX_ASKED);
}

const MAX_UNPAID = 3;
const LAST_TRIES = 20;
const UNPAID_COLUMNS = ['id', 'amount_bigint', 'checkout_url', 'description', 'intent_id'] as const;

/** Sen; null for a payment of no purchase, or of one that does not wait. */
const waitingTotal = sql<Sen | null>`(
  select total_bigint from purchase_intents i where i.id = ${payments.intent_id} and i.status = 'waiting')`;

/** Newest first; of several attempts at a purchase the last, while the purchase waits. */
export async function listUnpaid(reader: Reader, userId: string) {
  const rows = await reader
    .select({
      ...pickColumns(payments, UNPAID_COLUMNS),
      purchase_bigint: waitingTotal.mapWith(sen),
      at: payments.created_at,
    })
    .from(payments)
    .where(and(eq(payments.user_id, userId), isOpen, or(isNull(payments.intent_id), isNotNull(waitingTotal))))
    .orderBy(desc(payments.created_at))
    .limit(LAST_TRIES);
  const isLastTry = ({ intent_id }: (typeof rows)[number], at: number) =>
    intent_id === null || rows.findIndex((other) => other.intent_id === intent_id) === at;
  const unpaid = rows.filter(isLastTry).flatMap(({ checkout_url, description, intent_id, ...payment }) => {
    const title = intent_id === null ? null : description;
    return checkout_url === null ? [] : [{ ...payment, checkout_url, title }];
  });
  return unpaid.slice(0, MAX_UNPAID);
}
