import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AdminPayment } from '#contract/payments/admin.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { contains, isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { idRange, type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import type { PaymentStatus, WebhookStatus } from '#shared/payments/payments.ts';
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

async function readCappedCount(reader: Reader, found: SQLWrapper): Promise<number> {
  const { rows } = await reader.execute<{ total: number }>(sql`select ${cappedCount(found)} as total`);
  return rows[0]?.total ?? 0;
}

const cappedCount = (found: SQLWrapper): SQL =>
  sql`(select count(*)::integer from (${found} limit ${MAX_COUNTED}) counted)`;

const listColumns = pickColumns(payments, [
  'id',
  'user_id',
  'gateway',
  'payment_method',
  'session_id',
  'transaction_id',
  'description',
  'status',
  'amount_bigint',
  'received_bigint',
  'charge_currency',
  'charge_bigint',
  'flags',
  'reviewed_at',
  'raw_payload',
  'created_at',
  'completed_at',
]);

function paymentCondition({ status, gateway, flagged }: PaymentFilter): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(payments.status, status),
    gateway === undefined ? undefined : eq(payments.gateway, gateway),
    flagged === true ? sql`cardinality(${payments.flags}) > 0` : undefined,
  );
}

function matchesSearch(words: string): SQL {
  const isNamed = contains(payments.search_text, words);
  const range = idRange(words);
  if (range === null) return isNamed;
  return sql`(${isNamed} or ${payments.id} between ${range.first}::uuid and ${range.last}::uuid)`;
}

async function findPayments(reader: Reader, filter: PaymentFilter): Promise<SearchHits> {
  const { search: words = '', offset } = filter;
  const condition = paymentCondition(filter);
  if (words === '') {
    const some = reader.select({ one: sql`1` }).from(payments).where(condition);
    return { total: await readCappedCount(reader, some), ids: null, offset };
  }
  const order = orderingOf({ sort: NEWEST_FIRST, from: filter.from }, paymentOrderings);
  const request = { from: payments, id: payments.id, filter: condition, order, hits: matchesSearch(words) };
  return search(reader, request, filter);
}

/** Newest first, with the gateway's answers (AENT-023). */
export async function listAllPayments(
  reader: Reader,
  filter: PaymentFilter,
): Promise<{ readonly payments: AdminPayment[]; readonly total: number }> {
  const { total, ids, offset } = await findPayments(reader, filter);
  const condition = ids === null ? paymentCondition(filter) : isOneOf(payments.id, ids);
  const rows = await readWindow({ sort: NEWEST_FIRST, from: filter.from }, paymentOrderings, (ordering) =>
    reader
      .select({
        ...listColumns,
        order_id: sql<
          string | null
        >`(select o.id from orders o where o.payment_id = ${payments.id} order by o.id limit 1)`,
        user_name: sql<string>`coalesce(
          (select u.full_name from users u where u.id = ${payments.user_id}),
          (select i.guest_name from purchase_intents i where i.id = ${payments.intent_id}))`,
        user_email: sql<string>`coalesce(
          (select u.email from users u where u.id = ${payments.user_id}),
          (select i.guest_email from purchase_intents i where i.id = ${payments.intent_id}))`,
      })
      .from(payments)
      .where(condition)
      .orderBy(...ordering)
      .limit(filter.limit)
      .offset(offset),
  );
  return { payments: rows, total };
}

export interface WebhookFilter extends Window {
  readonly id?: number | undefined;
  readonly gateway?: string | undefined;
  readonly processed?: boolean | undefined;
  readonly status?: WebhookStatus | undefined;
  readonly search?: string | undefined;
}

/** APAY-006 to APAY-008 as conditions; an error takes precedence. */
const statusConditions: Readonly<Record<WebhookStatus, SQL | undefined>> = {
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
    status === undefined ? undefined : statusConditions[status],
    eventSearch(search ?? ''),
  );
  const [rows, counts] = await Promise.all([
    readWindow({ sort: NEWEST_FIRST, from: filter.from }, eventOrderings, (ordering) =>
      reader
        .select(getTableColumns(webhookEvents))
        .from(webhookEvents)
        .where(condition)
        .orderBy(...ordering)
        .limit(filter.limit)
        .offset(filter.offset),
    ),
    countEvents(reader, condition),
  ]);
  return { rows, ...counts };
}

async function countEvents(reader: Reader, condition: SQL | undefined) {
  const those = (where: SQL | undefined) =>
    cappedCount(reader.select({ one: sql`1` }).from(webhookEvents).where(where));
  const { rows } = await reader.execute<{ total: number; failed: number }>(
    sql`select ${those(condition)} as total, ${those(statusConditions.Failed)} as failed`,
  );
  return rows[0] ?? { total: 0, failed: 0 };
}
