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
import { isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import { wordMatch, wordOrIdMatch } from '#server/platform/lists/word-match.ts';
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
  const { rows } = await reader.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${found} limit ${MAX_COUNTED}) counted`,
  );
  return rows[0]?.total ?? 0;
}

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

async function findPayments(reader: Reader, filter: PaymentFilter): Promise<SearchHits> {
  const { search: words = '', offset } = filter;
  const condition = paymentCondition(filter);
  if (words === '') {
    const some = reader.select({ one: sql`1` }).from(payments).where(condition);
    return { total: await readCappedCount(reader, some), ids: null, offset };
  }
  const order = orderingOf({ sort: NEWEST_FIRST, from: filter.from }, paymentOrderings);
  const match = wordOrIdMatch(payments.search_text, payments.id, words);
  return search(reader, { from: payments, id: payments.id, filter: condition, order, match }, filter);
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

export async function readWebhookEvents(reader: Reader, filter: WebhookFilter) {
  const { id, gateway, processed, status, search: words = '' } = filter;
  const condition = and(
    id === undefined ? undefined : eq(webhookEvents.id, id),
    gateway === undefined ? undefined : eq(webhookEvents.gateway, gateway),
    processed === undefined
      ? undefined
      : processed
        ? isNotNull(webhookEvents.processed_at)
        : isNull(webhookEvents.processed_at),
    status === undefined ? undefined : statusConditions[status],
  );
  const [{ rows, total }, failed] = await Promise.all([
    words === ''
      ? readEventPage(reader, condition, filter)
      : searchEvents(reader, { words, condition }, filter),
    countEvents(reader, statusConditions.Failed),
  ]);
  return { rows, total, failed };
}

async function readEventPage(reader: Reader, condition: SQL | undefined, window: Window) {
  const [rows, total] = await Promise.all([
    selectEvents(reader, condition, window),
    countEvents(reader, condition),
  ]);
  return { rows, total };
}

interface EventSearch {
  readonly words: string;
  readonly condition: SQL | undefined;
}

async function searchEvents(reader: Reader, { words, condition }: EventSearch, window: Window) {
  const order = orderingOf({ sort: NEWEST_FIRST, from: window.from }, eventOrderings);
  const match = wordMatch(sql`${webhookEvents}.search_text`, words);
  const asked = { from: webhookEvents, id: webhookEvents.id, filter: condition, order, match };
  const { ids, total } = await search(reader, asked, window);
  const isFound = sql`${webhookEvents.id} = any(${sql.param([...ids])}::bigint[])`;
  return { rows: await selectEvents(reader, isFound, { ...window, offset: 0 }), total };
}

const selectEvents = (reader: Reader, condition: SQL | undefined, { from, limit, offset }: Window) =>
  readWindow({ sort: NEWEST_FIRST, from }, eventOrderings, (ordering) =>
    reader
      .select(getTableColumns(webhookEvents))
      .from(webhookEvents)
      .where(condition)
      .orderBy(...ordering)
      .limit(limit)
      .offset(offset),
  );

const countEvents = (reader: Reader, condition: SQL | undefined) =>
  readCappedCount(reader, reader.select({ one: sql`1` }).from(webhookEvents).where(condition));
