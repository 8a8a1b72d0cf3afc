import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BillingEvent, exportSubscriptions } from '#contract/subscriptions/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { idRange, type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import { contains, matchOf, type WordMatch } from '#server/platform/lists/word-match.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { subscriptionExtensions, subscriptions } from '../subscriptions.schema.ts';

const columns = getTableColumns(subscriptions);

export type SubscriptionFilter = Omit<z.output<typeof exportSubscriptions.query>, 'separator'>;
type Listing = ListWindow<'started_at' | '-started_at' | 'next_charge_at' | '-next_charge_at'>;
export type SubscriptionWindow = Listing;

/** Total orderings. Ended subscriptions have no next charge and sort last, or first in reverse. */
const orderings = {
  started_at: [asc(subscriptions.started_at), asc(subscriptions.id)],
  '-started_at': [desc(subscriptions.started_at), desc(subscriptions.id)],
  next_charge_at: [asc(subscriptions.next_action_at), asc(subscriptions.id)],
  '-next_charge_at': [desc(subscriptions.next_action_at), desc(subscriptions.id)],
} as const;

interface RowsQuery extends Omit<SubscriptionFilter, 'search'> {
  readonly ids?: readonly string[];
  readonly after?: string;
}

function conditionOf({ status, billing_cycle, product_id, user_id, ids, after }: RowsQuery): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(subscriptions.status, status),
    billing_cycle === undefined ? undefined : eq(subscriptions.billing_cycle, billing_cycle),
    product_id === undefined ? undefined : eq(subscriptions.product_id, product_id),
    user_id === undefined ? undefined : eq(subscriptions.user_id, user_id),
    ids === undefined ? undefined : isOneOf(subscriptions.id, ids),
    after === undefined
      ? undefined
      : sql`(${subscriptions.started_at}, ${subscriptions.id})
          < ((select s.started_at from subscriptions s where s.id = ${after}), ${after}::uuid)`,
  );
}

const withUser = sql`${subscriptions} join users u on u.id = ${subscriptions.user_id}`;

/** Name and address, or the start of an id. No index serves an "or" over two tables: it finds the rows of each. */
function matchWords(words: string): WordMatch {
  const isNamed = contains(sql`u.search_text`, words);
  const range = idRange(words);
  if (range === null) return matchOf(words, isNamed);
  const { id } = subscriptions;
  const isId = sql`${id} between ${range.first}::uuid and ${range.last}::uuid`;
  return matchOf(
    words,
    sql`(${isNamed} or ${isId})`,
    sql`${id} in (
      select ${id} from ${withUser} where ${isNamed} union all select ${id} from ${subscriptions} where ${isId})`,
  );
}

export async function findSubscriptions(
  reader: Reader,
  { search: words = '', ...filter }: SubscriptionFilter,
  window: SubscriptionWindow,
): Promise<SearchHits> {
  if (words === '')
    return { total: await countSubscriptions(reader, filter), ids: null, offset: window.offset };
  return search(
    reader,
    {
      from: withUser,
      id: subscriptions.id,
      filter: conditionOf(filter),
      order: orderingOf(window, orderings),
      match: matchWords(words),
    },
    window,
  );
}

async function countSubscriptions(reader: Reader, filter: RowsQuery): Promise<number> {
  const found = reader
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(conditionOf(filter))
    .limit(MAX_COUNTED);
  const [row] = await reader.select({ total: count() }).from(found.as('found'));
  return row?.total ?? 0;
}

export function selectPage(reader: Reader, filter: RowsQuery, window: SubscriptionWindow) {
  return readWindow(window, orderings, (ordering) =>
    reader
      .select(columns)
      .from(subscriptions)
      .where(conditionOf(filter))
      .orderBy(...ordering)
      .limit(window.limit)
      .offset(window.offset),
  );
}

type Subscriber = {
  readonly id: string;
  readonly user_id: string;
  readonly full_name: string;
  readonly email: string;
  readonly is_granted: boolean;
};

export async function selectSubscribers(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subscriber>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<Subscriber>(sql`
    select s.id, s.user_id, u.full_name, u.email, o.payment_method = 'grant' as is_granted
    from subscriptions s join users u on u.id = s.user_id join orders o on o.id = s.order_id
    where ${isOneOf(sql`s.id`, ids)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function selectHistory(reader: Reader, id: string, limit: number): Promise<BillingEvent[]> {
  const { rows } = await reader.execute<{ readonly event: BillingEvent }>(sql`
    select event from (
      select c.created_at as at, jsonb_build_object('kind', 'charged', 'at', ${isoText('c.created_at')},
        'amount_bigint', c.amount_bigint, 'order_id', c.order_id, 'plan_name', c.plan_name,
        'period_start', ${isoText('c.period_start')}, 'period_end', ${isoText('c.period_end')},
        'refunded_bigint', (
          select coalesce(sum(e.amount_bigint), 0) from ledger_postings p
          join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
          where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = c.order_id::text
        ) + (
          select coalesce(sum(g.amount_bigint), 0) from gateway_refunds g
          where g.order_id = c.order_id and g.status <> 'failed' and g.refund_posting_id is null
        )) as event
      from subscription_charges c where c.subscription_id = ${id}
      union all
      select f.created_at, jsonb_build_object('kind', 'charge_failed', 'at', ${isoText('f.created_at')},
        'amount_bigint', f.amount_bigint, 'failure', f.failure)
      from subscription_failed_charges f where f.subscription_id = ${id}
      union all
      select x.created_at, jsonb_build_object('kind', 'extended', 'at', ${isoText('x.created_at')},
        'days', x.days, 'reason', x.reason, 'period_end', ${isoText('x.period_end')})
      from subscription_extensions x where x.subscription_id = ${id}
    ) history order by at desc limit ${limit}`);
  return rows.map(({ event }) => event);
}

/** Null for a trial. */
export async function selectOrderOfPeriod(reader: Reader, id: string): Promise<string | null> {
  const { rows } = await reader.execute<{ readonly order_id: string }>(sql`
    select c.order_id from subscription_charges c
    join subscriptions s on s.id = c.subscription_id and c.period_start = s.current_period_start
    where s.id = ${id}`);
  return rows[0]?.order_id ?? null;
}

export async function insertExtension(
  tx: Tx,
  extension: typeof subscriptionExtensions.$inferInsert,
): Promise<void> {
  await tx.insert(subscriptionExtensions).values(extension);
}
