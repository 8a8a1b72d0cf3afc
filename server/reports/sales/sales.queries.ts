import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { CustomerSegment } from '#shared/reports/reports.ts';
import { dayAfter, startOfDay } from '#shared/time/dates.ts';
import type { DayGroup } from '#shared/time/day-groups.ts';

/** WIB is UTC+7 all year, and adding an interval is much cheaper than a time zone. */
export const dayOf = (column: SQL) => sql`(${column} at time zone interval '7 hours')::date`;

/** Inclusive WIB days. */
export function within(column: SQL, { first, last }: DayGroup): SQL {
  const from = startOfDay(first).toISOString();
  const until = startOfDay(dayAfter(last)).toISOString();
  return sql`${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz`;
}

export type Account =
  | 'gateway_clearing'
  | 'sales_revenue'
  | 'subscription_revenue'
  | 'refunds'
  | 'adjustments'
  | 'promotions';

export type AccountDay = {
  readonly day: string;
  readonly account: Account;
  /** Sen from the account's side: wallet spending is positive, credits are negative. */
  readonly amount: number;
  readonly count: number;
};

/** Sums finished days once; reports read these sums, and only the current day from entries and orders. */
export async function rollUpFinishedDays(tx: Tx): Promise<void> {
  await tx.execute(sql`select close_ledger_days(), close_sales_days()`);
}

export async function readAccountDays(reader: Reader, span: DayGroup): Promise<readonly AccountDay[]> {
  const { rows } = await reader.execute<AccountDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, account, sum(amount_bigint)::bigint as amount, sum(entries)::bigint as count
    from account_days where day between ${span.first}::date and ${span.last}::date
    group by account_days.day, account order by account_days.day`);
  return rows;
}

/** Sen at the start of a WIB day: the negated system accounts. */
export async function readBalanceBefore(reader: Reader, day: string): Promise<Sen> {
  const { rows } = await reader.execute<{ balance: number }>(sql`
    select -coalesce(sum(amount_bigint), 0)::bigint as balance from account_days where day < ${day}::date`);
  return sen(rows[0]?.balance ?? 0);
}

export type OrderDay = {
  readonly day: string;
  readonly orders: number;
  readonly free_orders: number;
  readonly refunded_orders: number;
  readonly amount: number;
};

export async function readOrderDays(reader: Reader, span: DayGroup): Promise<readonly OrderDay[]> {
  const { rows } = await reader.execute<OrderDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, orders, free_orders, refunded_orders, amount_bigint as amount
    from sales_by_day where day between ${span.first}::date and ${span.last}::date
    order by sales_by_day.day`);
  return rows;
}

export type DiscountDay = {
  readonly day: string;
  readonly amount: number;
};

/** Starts from discounted items, because most orders have none. */
export async function readDiscountDays(reader: Reader, span: DayGroup): Promise<readonly DiscountDay[]> {
  const { rows } = await reader.execute<DiscountDay>(sql`
    select to_char(o.day, 'YYYY-MM-DD') as day, sum(i.discount_bigint)::bigint as amount
    from order_items i join sold_orders o on o.id = i.order_id
    where i.discount_id is not null and ${within(sql`o.created_at`, span)}
    group by 1`);
  return rows;
}

export type TopUpDay = {
  readonly day: string;
  readonly topups: number;
  readonly amount: number;
  readonly paid_out: number;
};

export async function readTopUpDays(reader: Reader, span: DayGroup): Promise<readonly TopUpDay[]> {
  const { rows } = await reader.execute<TopUpDay>(sql`
    select to_char(${dayOf(sql`e.created_at`)}, 'YYYY-MM-DD') as day,
           count(*) filter (where not is_payout) as topups,
           coalesce(-sum(e.amount_bigint) filter (where not is_payout), 0)::bigint as amount,
           coalesce(sum(e.amount_bigint) filter (where is_payout), 0)::bigint as paid_out
    from ledger_entries e
    join ledger_postings p on p.id = e.posting_id
    cross join lateral (select coalesce(p.reference_type in ('gateway_refund', 'dispute'), false) as is_payout) as kind
    where e.account is not null and e.account = 'gateway_clearing' and ${within(sql`e.created_at`, span)}
    group by 1`);
  return rows;
}

export type RefundDay = {
  readonly day: string;
  readonly refunds: number;
  readonly amount: number;
  /** The part paid out to the original payment; the rest stayed in the wallet. */
  readonly to_payment: number;
};

export async function readRefundDays(reader: Reader, span: DayGroup): Promise<readonly RefundDay[]> {
  const { rows } = await reader.execute<RefundDay>(sql`
    select to_char(${dayOf(sql`e.created_at`)}, 'YYYY-MM-DD') as day, count(*) as refunds, -sum(e.amount_bigint)::bigint as amount,
           coalesce(-sum(e.amount_bigint) filter (where g.id is not null), 0)::bigint as to_payment
    from ledger_entries e
    left join gateway_refunds g on g.refund_posting_id = e.posting_id
    where e.account is not null and e.account = 'refunds' and ${within(sql`e.created_at`, span)}
    group by 1`);
  return rows;
}

export type RefundedOrders = {
  readonly orders: number;
  readonly whole: number;
  /** Average days from order to refund; null without refunds. */
  readonly days: number | null;
};

export async function readRefundedOrders(reader: Reader, span: DayGroup): Promise<RefundedOrders> {
  const { rows } = await reader.execute<RefundedOrders>(sql`
    select count(distinct o.id) as orders, count(distinct o.id) filter (where o.status = 'refunded') as whole,
           avg(extract(epoch from e.created_at - o.created_at) / 86400)::float8 as days
    from ledger_entries e
    join ledger_postings p on p.id = e.posting_id and p.reference_type = 'order'
    join orders o on o.id = p.reference_id::uuid
    where e.account is not null and e.account = 'refunds' and ${within(sql`e.created_at`, span)}`);
  return rows[0] ?? { orders: 0, whole: 0, days: null };
}

export type PeriodSales = {
  readonly product_id: string;
  readonly title: string;
  readonly slug: string;
  readonly orders: number;
  readonly units: number;
  /** Units given in bundles, whose revenue is the bundle's. */
  readonly bundle_units: number;
  readonly amount: number;
  readonly discounts: number;
};

/** Highest revenue first. `limit` null: all. */
export async function readProductSales(
  reader: Reader,
  span: DayGroup,
  limit: number | null,
): Promise<readonly PeriodSales[]> {
  const { rows } = await reader.execute<PeriodSales>(sql`
    select p.id as product_id, p.title, p.slug, sold.orders, sold.units, sold.bundle_units, sold.amount, sold.discounts
    from (
      select product_id, sum(orders)::bigint as orders, sum(units)::bigint as units, sum(bundle_units)::bigint as bundle_units,
             sum(amount_bigint)::bigint as amount, sum(discount_bigint)::bigint as discounts
      from sales_by_product_and_day where day between ${span.first}::date and ${span.last}::date
      group by product_id having sum(orders) > 0 or sum(bundle_units) > 0
    ) as sold
    join products p on p.id = sold.product_id
    order by sold.amount desc, sold.units desc, p.title limit ${limit}`);
  return rows;
}

export type ProductRefunds = Omit<PeriodSales, 'units' | 'bundle_units' | 'discounts'>;

/** Splits an order's refund by item price along the running total, so that the shares add up exactly. */
export async function readProductRefunds(
  reader: Reader,
  span: DayGroup,
  limit: number | null,
): Promise<readonly ProductRefunds[]> {
  const { rows } = await reader.execute<ProductRefunds>(sql`
    with given as (
      select p.reference_id::uuid as order_id, -sum(e.amount_bigint) as amount
      from ledger_entries e join ledger_postings p on p.id = e.posting_id and p.reference_type = 'order'
      where e.account is not null and e.account = 'refunds' and ${within(sql`e.created_at`, span)}
      group by 1
    ), item as (
      select i.product_id, i.order_id, i.price_bigint * i.quantity - i.discount_bigint as own, given.amount, o.amount_bigint as total,
             sum(i.price_bigint * i.quantity - i.discount_bigint) over (partition by i.order_id order by i.id) as upto
      from given join orders o on o.id = given.order_id join order_items i on i.order_id = given.order_id
    ), part as (
      select product_id, count(distinct order_id) as orders,
             sum(div(amount * upto, total) - div(amount * (upto - own), total))::bigint as amount
      from item where own > 0 group by product_id
    )
    select part.product_id, p.title, p.slug, part.orders, part.amount
    from part join products p on p.id = part.product_id
    order by part.amount desc, p.title limit ${limit}`);
  return rows;
}

type SegmentRow = {
  readonly segment: CustomerSegment;
  readonly customers: number;
  readonly orders: number;
  readonly amount: number;
};

export async function readBuyers(
  reader: Reader,
  { first, last }: DayGroup,
  { regular_from, vip_from }: { readonly regular_from: number; readonly vip_from: number },
): Promise<readonly SegmentRow[]> {
  const { rows } = await reader.execute<SegmentRow>(sql`
    select case when had >= ${vip_from} then 'vip' when had >= ${regular_from} then 'regular' else 'new' end as segment,
           count(*) as customers, sum(orders)::bigint as orders, sum(amount_bigint)::bigint as amount
    from buyers_of(${first}::date, ${last}::date)
    group by 1`);
  return rows;
}
