import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { sen } from '#shared/money.ts';
import type { PaymentStatus, WebhookStatus } from '#shared/payments.ts';
import { payments, webhookEvents } from './payments.schema.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

export interface PaymentFilter extends Window {
  readonly status?: PaymentStatus | undefined;
  readonly gateway?: string | undefined;
  /** Only what waits for a person. */
  readonly flagged?: boolean | undefined;
  /** Start of the payment's id, a session, or part of the payer's e-mail. */
  readonly search?: string | undefined;
}

const payerEmail = sql<string>`(select u.email from users u where u.id = ${payments.user_id})`;

function paymentCondition({ status, gateway, flagged, search }: PaymentFilter): SQL | undefined {
  const text = (search ?? '').replace(/[\\%_]/g, '\\$&').toLowerCase();
  return and(
    status === undefined ? undefined : eq(payments.status, status),
    gateway === undefined ? undefined : eq(payments.gateway, gateway),
    flagged === true ? sql`cardinality(${payments.flags}) > 0` : undefined,
    text === ''
      ? undefined
      : or(
          sql`${payments.id}::text like ${`${text}%`}`,
          ilike(payments.session_id, `${text}%`),
          sql`exists (select from users u where u.id = ${payments.user_id} and u.email ilike ${`%${text}%`})`,
        ),
  );
}

export async function readAllPayments(reader: Reader, filter: PaymentFilter) {
  const condition = paymentCondition(filter);
  const [rows, totals] = await Promise.all([
    reader
      .select({
        id: payments.id,
        user_id: payments.user_id,
        user_email: payerEmail,
        gateway: payments.gateway,
        session_id: payments.session_id,
        status: payments.status,
        amount_bigint: payments.amount_bigint,
        received_bigint: payments.received_bigint,
        charge_currency: payments.charge_currency,
        charge_bigint: payments.charge_bigint,
        flags: payments.flags,
        reviewed_at: payments.reviewed_at,
        raw_payload: payments.raw_payload,
        created_at: payments.created_at,
        completed_at: payments.completed_at,
      })
      .from(payments)
      .where(condition)
      .orderBy(desc(payments.created_at), desc(payments.id))
      .limit(filter.limit)
      .offset(filter.offset),
    reader.select({ total: count() }).from(payments).where(condition),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      amount_bigint: sen(row.amount_bigint),
      received_bigint: row.received_bigint === null ? null : sen(row.received_bigint),
    })),
    total: totals[0]?.total ?? 0,
  };
}

export interface WebhookFilter extends Window {
  readonly id?: number | undefined;
  readonly gateway?: string | undefined;
  readonly processed?: boolean | undefined;
  /** As it is shown. */
  readonly status?: WebhookStatus | undefined;
  /** Start of the event's id, or part of its type or error. */
  readonly search?: string | undefined;
}

/** APAY-006 to APAY-008, for the database: an error counts first. */
const shownAs: Readonly<Record<WebhookStatus, SQL | undefined>> = {
  Failed: isNotNull(webhookEvents.error_message),
  Processed: and(isNull(webhookEvents.error_message), isNotNull(webhookEvents.processed_at)),
  Pending: and(isNull(webhookEvents.error_message), isNull(webhookEvents.processed_at)),
};

function eventSearch(search: string): SQL | undefined {
  const text = search.replace(/[\\%_]/g, '\\$&');
  if (text === '') return undefined;
  return or(
    ilike(webhookEvents.event_id, `${text}%`),
    ilike(webhookEvents.event_type, `%${text}%`),
    ilike(webhookEvents.error_message, `%${text}%`),
  );
}

export async function readWebhookEvents(reader: Reader, filter: WebhookFilter) {
  const { id, gateway, processed, status, search } = filter;
  const condition = and(
    id === undefined ? undefined : eq(webhookEvents.id, id),
    gateway === undefined ? undefined : eq(webhookEvents.gateway, gateway),
    processed === undefined
      ? undefined
      : processed
        ? isNotNull(webhookEvents.processed_at)
        : isNull(webhookEvents.processed_at),
    status === undefined ? undefined : shownAs[status],
    eventSearch(search ?? ''),
  );
  const [rows, totals] = await Promise.all([
    reader
      .select({
        id: webhookEvents.id,
        gateway: webhookEvents.gateway,
        event_id: webhookEvents.event_id,
        event_type: webhookEvents.event_type,
        payload: webhookEvents.payload,
        received_at: webhookEvents.received_at,
        processed_at: webhookEvents.processed_at,
        error_message: webhookEvents.error_message,
        attempts: webhookEvents.attempts,
      })
      .from(webhookEvents)
      .where(condition)
      .orderBy(desc(webhookEvents.received_at), desc(webhookEvents.id))
      .limit(filter.limit)
      .offset(filter.offset),
    reader.select({ total: count() }).from(webhookEvents).where(condition),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}
