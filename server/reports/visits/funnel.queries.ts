import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { DayGroup } from '#shared/time/day-groups.ts';
import type { TrafficChannel, VisitClass } from '#shared/visits/traffic-sources.ts';

export interface FunnelSpan extends DayGroup {
  /** Null: the whole site. */
  readonly product_id: string | null;
}

export interface FunnelCounts {
  readonly visits: number;
  readonly product_visits: number;
  readonly checkouts: number;
  readonly orders: number;
  /** Sen */
  readonly amount: number;
}

/** A sum of one day or of one source. */
export interface FunnelSum extends FunnelCounts {
  /** Null: of a source. */
  readonly day: string | null;
  readonly class: VisitClass;
  /** True for orders without a visit, which belong to no step before them. */
  readonly is_unknown: boolean;
  readonly channel: TrafficChannel | null;
  readonly name: string | null;
  readonly campaign: string | null;
}

const within = ({ first, last }: DayGroup) => sql`day between ${first}::date and ${last}::date`;

/** One reading of the visits and one of the orders, as those of today are counted by it. */
export function readFunnelSums(reader: Reader, { product_id, ...span }: FunnelSpan) {
  const which = product_id === null ? sql`product_id is null` : sql`product_id = ${product_id}::uuid`;
  return selectRows<FunnelSum>(
    reader,
    sql`
    select to_char(day, 'YYYY-MM-DD') as day, class, is_unknown, s.channel, s.name, s.campaign,
           visits, product_visits, checkouts, orders, amount
    from (
      select day, source_id, class, false as is_unknown, sum(visits)::integer as visits,
             sum(product_visits)::integer as product_visits, sum(checkouts)::integer as checkouts, 0 as orders, 0::bigint as amount
      from visits_by_day where ${within(span)} and ${which} and source_id is not null
      group by grouping sets ((day, class), (source_id, class))
      union all
      select day, source_id, 'person', source_id is null, 0, 0, 0, sum(orders)::integer, sum(amount_bigint)::bigint
      from sales_by_source_and_day where ${within(span)} and ${which}
      group by grouping sets ((day, source_id is null), (source_id, source_id is null))
    ) as counted left join traffic_sources s on s.id = source_id`,
  );
}

export interface ProductCounts extends Omit<FunnelCounts, 'visits'> {
  readonly product_id: string;
  readonly title: string;
}

export function readProductCounts(reader: Reader, span: DayGroup, limit: number) {
  return selectRows<ProductCounts>(
    reader,
    sql`
    select product_id, p.title, coalesce(product_visits, 0) as product_visits, coalesce(checkouts, 0) as checkouts,
           coalesce(orders, 0) as orders, coalesce(amount, 0) as amount
    from (
      select product_id, sum(product_visits)::integer as product_visits, sum(checkouts)::integer as checkouts
      from visits_by_day
      where ${within(span)} and source_id is null and product_id is not null and class = 'person' group by product_id
    ) came full join (
      select product_id, sum(orders)::integer as orders, sum(amount_bigint)::bigint as amount
      from sales_by_source_and_day
      where ${within(span)} and product_id is not null and source_id is not null group by product_id
    ) sold using (product_id) join products p on p.id = product_id
    order by coalesce(amount, 0) desc, coalesce(product_visits, 0) desc, p.title, product_id limit ${limit}`,
  );
}

/** Null for an unknown product. */
export async function findProductTitle(reader: Reader, id: string): Promise<string | null> {
  const { rows } = await reader.execute<{ title: string }>(sql`select title from products where id = ${id}`);
  return rows[0]?.title ?? null;
}
