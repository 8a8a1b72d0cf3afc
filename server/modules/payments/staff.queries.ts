import { and, asc, desc, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { idRange } from '#server/platform/lists/id-range.ts';
import { contains, isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { sen } from '#shared/money.ts';
import type { PaymentStatus, WebhookStatus } from '#shared/payments.ts';
import { payments, webhookEvents } from './payments.schema.ts';

const NEWEST_FIRST = '-created_at';
type Window = Omit<ListWindow<typeof NEWEST_FIRST>, 'sort'>;

export interface PaymentFilter extends Window {
  readonly status?: PaymentStatus | undefined;
  readonly gateway?: string | undefined;
  /** Only those that need a person. */
  readonly flagged?: boolean | undefined;
  /** Start of the payment's id, or part of its session or of the payer's name or e-mail. */
  readonly search?: string | undefined;
}

const paymentOrderings = {
  '-created_at': [desc(payments.created_at), desc(payments.id)],
  created_at: [asc(payments.created_at), asc(payments.id)],
} as const;
const eventOrderings = {
  '-created_at': [desc(webhookEvents.received_at), desc(webhookEvents.id)],
  created_at: [asc(webhookEvents.received_at), asc(webhookEvents.id)],
} as const;

/** The number of rows, up to the list's maximum. */
async function countUpTo(reader: Reader, found: SQLWrapper): Promise<number> {
  const { rows } = await reader.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${found} limit ${MAX_COUNTED}) counted`,
  );
  return rows[0]?.total ?? 0;
}

const payerEmail = sql<string>`(select u.email from users u where u.id = ${payments.user_id})`;

function paymentCondition({ status, gateway, flagged }: PaymentFilter): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(payments.status, status),
    gateway === undefined ? undefined : eq(payments.gateway, gateway),
    flagged === true ? sql`cardinality(${payments.flags}) > 0` : undefined,
  );
}

function searchedBy(words: string): SQL {
  const isNamed = contains(payments.search_text, words);
  const range = idRange(words);
  if (range === null) return isNamed;
  return sql`(${isNamed} or ${payments.id} between ${range.first}::uuid and ${range.last}::uuid)`;
}

/** The total and, for a search, the matching ids. */
async function findPayments(reader: Reader, filter: PaymentFilter): Promise<SearchHits> {
  const { search: words = '', offset } = filter;
  const condition = paymentCondition(filter);
  if (words === '') {
    const some = reader.select({ one: sql`1` }).from(payments).where(condition);
    return { total: await countUpTo(reader, some), ids: null, offset };
  }
  const order = orderingOf({ sort: NEWEST_FIRST, from: filter.from }, paymentOrderings);
  const request = { from: payments, id: payments.id, filter: condition, order, hits: searchedBy(words) };
  return search(reader, request, filter);
}

export async function readAllPayments(reader: Reader, filter: PaymentFilter) {
  const { total, ids, offset } = await findPayments(reader, filter);
  const condition = ids === null ? paymentCondition(filter) : isOneOf(payments.id, ids);
  const rows = await readWindow({ sort: NEWEST_FIRST, from: filter.from }, paymentOrderings, (ordering) =>
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
      .orderBy(...ordering)
      .limit(filter.limit)
      .offset(offset),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      amount_bigint: sen(row.amount_bigint),
      received_bigint: row.received_bigint === null ? null : sen(row.received_bigint),
    })),
    total,
  };
}

export interface WebhookFilter extends Window {
  readonly id?: number | undefined;
  readonly gateway?: string | undefined;
  readonly processed?: boolean | undefined;
  /** The status that staff see. */
  readonly status?: WebhookStatus | undefined;
  /** Part of the event's id, type or error. */
  readonly search?: string | undefined;
}

/** APAY-006 to APAY-008 as conditions; an error takes precedence. */
const shownAs: Readonly<Record<WebhookStatus, SQL | undefined>> = {
  Failed: isNotNull(webhookEvents.error_message),
  Processed: and(isNull(webhookEvents.error_message), isNotNull(webhookEvents.processed_at)),
  Pending: and(isNull(webhookEvents.error_message), isNull(webhookEvents.processed_at)),
};

function eventSearch(search: string): SQL | undefined {
  const text = search.replace(/[\\%_]/g, '\\$&');
  if (text === '') return undefined;
  // Must equal the expression of the trigram index.
  return sql`(event_id || ' ' || event_type || ' ' || coalesce(error_message, '')) ilike ${`%${text}%`}`;
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
  const [rows, total] = await Promise.all([
    readWindow({ sort: NEWEST_FIRST, from: filter.from }, eventOrderings, (ordering) =>
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
        .orderBy(...ordering)
        .limit(filter.limit)
        .offset(filter.offset),
    ),
    countUpTo(reader, reader.select({ one: sql`1` }).from(webhookEvents).where(condition)),
  ]);
  return { rows, total };
}
