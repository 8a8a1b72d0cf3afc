import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { DayGroup } from '#shared/time/day-groups.ts';
import type { TrafficChannel, VisitClass } from '#shared/visits/traffic-sources.ts';

export interface FunnelSpan extends DayGroup {
  /** Null: the whole site. */
  readonly product_id: string | null;
}

interface Counts {
  readonly visits: number;
  readonly product_visits: number;
  readonly checkouts: number;
  readonly orders: number;
  /** Sen */
  readonly amount: number;
}

export interface SourceCounts extends Counts {
  /** Null: not known. */
  readonly channel: TrafficChannel | null;
  readonly name: string | null;
  readonly campaign: string | null;
}

const withinDays = ({ first, last }: DayGroup) => sql`day between ${first}::date and ${last}::date`;
const ofProduct = (id: string | null) =>
  id === null ? sql`product_id is null` : sql`product_id = ${id}::uuid`;

/** Orders without a visit belong to no step before them. */
const KNOWN = sql`source_id is not null`;

/** Both sides of the funnel, by the same key; only people count. */
const joined = (key: SQL, span: DayGroup, which: SQL) => sql`
  (select ${key}, sum(visits)::integer as visits, sum(product_visits)::integer as product_visits,
          sum(checkouts)::integer as checkouts
   from visits_by_day where class = 'person' and ${withinDays(span)} and ${which} group by ${key}) came
  full join
  (select ${key}, sum(orders)::integer as orders, sum(amount_bigint)::bigint as amount
   from sales_by_source_and_day where ${withinDays(span)} and ${which} group by ${key}) sold using (${key})`;

const sums = sql`
  coalesce(sum(visits), 0)::integer as visits, coalesce(sum(product_visits), 0)::integer as product_visits,
  coalesce(sum(checkouts), 0)::integer as checkouts, coalesce(sum(orders), 0)::integer as orders,
  coalesce(sum(amount), 0)::bigint as amount`;

/** The source that brought most comes first, what is not known last. */
export function readSourceCounts(reader: Reader, { product_id, ...span }: FunnelSpan) {
  return selectRows<SourceCounts>(
    reader,
    sql`
    select s.channel, s.name, s.campaign, ${sums}
    from ${joined(sql`source_id`, span, ofProduct(product_id))} left join traffic_sources s on s.id = source_id
    group by s.channel, s.name, s.campaign order by s.channel is null, amount desc, visits desc, s.channel, s.name, s.campaign`,
  );
}

export interface ProductCounts extends Counts {
  readonly product_id: string;
  readonly title: string;
}

export function readProductCounts(reader: Reader, span: DayGroup, limit: number) {
  return selectRows<ProductCounts>(
    reader,
    sql`
    select product_id, p.title, ${sums}
    from ${joined(sql`product_id`, span, sql`product_id is not null and ${KNOWN}`)} join products p on p.id = product_id
    group by product_id, p.title order by amount desc, visits desc, p.title, product_id limit ${limit}`,
  );
}

export interface FunnelDay {
  readonly day: string;
  readonly visits: number;
  readonly orders: number;
}

export function readFunnelDays(reader: Reader, { product_id, ...span }: FunnelSpan) {
  return selectRows<FunnelDay>(
    reader,
    sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(visits, 0) as visits, coalesce(orders, 0) as orders
    from ${joined(sql`day`, span, sql`${ofProduct(product_id)} and ${KNOWN}`)}`,
  );
}

export function readClassCounts(reader: Reader, span: DayGroup) {
  return selectRows<{ readonly class: VisitClass; readonly visits: number }>(
    reader,
    sql`
    select class, sum(visits)::integer as visits from visits_by_day
    where product_id is null and ${withinDays(span)} group by class`,
  );
}

/** Null for an unknown product. */
export async function findProductTitle(reader: Reader, id: string): Promise<string | null> {
  const { rows } = await reader.execute<{ title: string }>(sql`select title from products where id = ${id}`);
  return rows[0]?.title ?? null;
}
