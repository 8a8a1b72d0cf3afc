import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { type Rupiah, type Sen, sen, toRupiah } from '#shared/money.ts';
import type { OrderStatus } from '#shared/orders.ts';

export interface Stats {
  readonly totalUsers: number;
  readonly totalRevenue: Sen;
  readonly totalOrders: number;
  readonly totalProducts: number;
  readonly totalWallets: number;
  readonly totalPayments: number;
  readonly totalBlogPosts: number;
  readonly totalCaseStudies: number;
}

/** Revenue is the counter-entry of wallet spending, so positive; refunds are negative. */
const REVENUE_ACCOUNTS = sql`('sales_revenue', 'subscription_revenue', 'refunds')`;

/** All but orders, which are counted by status. */
export async function readStats(reader: Reader): Promise<Omit<Stats, 'totalOrders'>> {
  const { rows } = await reader.execute<Record<Exclude<keyof Stats, 'totalOrders'>, number>>(sql`
    select (select count(*) from users) as "totalUsers",
           (select coalesce(sum(amount_bigint), 0)::bigint from account_days
              where account in ${REVENUE_ACCOUNTS}) as "totalRevenue",
           (select count(*) from products
              where is_active and not coming_soon and stock is distinct from 0) as "totalProducts",
           (select count(*) from wallets where is_active) as "totalWallets",
           (select count(*) from payments) as "totalPayments",
           (select count(*) from blog_posts where status = 'published' and published_at <= now()) as "totalBlogPosts",
           (select count(*) from case_studies where status = 'published') as "totalCaseStudies"`);
  const row = rows[0];
  if (row === undefined) throw new Error('an aggregate has always one row');
  return { ...row, totalRevenue: sen(row.totalRevenue) };
}

export interface TopOrder {
  readonly id: string;
  /** Empty if unknown (ADM-045). */
  readonly user_id: string;
  readonly customer_email: string | null;
  readonly amount: Rupiah;
  readonly amount_bigint: Sen;
  readonly status: OrderStatus;
  readonly created_at: string;
}

export async function readTopOrders(reader: Reader, limit: number): Promise<TopOrder[]> {
  const { rows } = await reader.execute<{
    id: string;
    user_id: string;
    customer_email: string;
    amount_bigint: number;
    status: OrderStatus;
    created_at: Date;
  }>(sql`
    select id, user_id, customer_email, amount_bigint,
           status, created_at
    from orders order by amount_bigint desc, created_at desc, id limit ${limit}`);
  return rows.map(({ customer_email, amount_bigint, created_at, ...order }) => ({
    ...order,
    customer_email: customer_email === '' ? null : customer_email,
    amount: toRupiah(sen(amount_bigint)),
    amount_bigint: sen(amount_bigint),
    created_at: new Date(created_at).toISOString(),
  }));
}

export interface DayRevenue {
  /** A day in WIB: `2026-11-21`. */
  readonly day: string;
  readonly amount_bigint: Sen;
}

/** The last `days` days up to today, in WIB. */
export async function readRevenueByDay(reader: Reader, days: number): Promise<DayRevenue[]> {
  const { rows } = await reader.execute<{ day: string; amount_bigint: number }>(sql`
    with shown as (
      select generate_series(today - (${days} - 1)::int, today, interval '1 day')::date as day
      from (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
    ), earned as (
      select day, sum(amount_bigint)::bigint as amount_bigint
      from account_days
      where account in ${REVENUE_ACCOUNTS} and day >= (select min(day) from shown)
      group by day
    )
    select to_char(shown.day, 'YYYY-MM-DD') as day, coalesce(earned.amount_bigint, 0) as amount_bigint
    from shown left join earned using (day) order by shown.day`);
  return rows.map(({ day, amount_bigint }) => ({ day, amount_bigint: sen(amount_bigint) }));
}

export interface StatusCount {
  readonly status: OrderStatus;
  readonly count: number;
}

export async function readOrderCounts(reader: Reader): Promise<StatusCount[]> {
  const { rows } = await reader.execute<{ status: OrderStatus; count: number }>(
    sql`select status, count(*) as count from orders group by status order by count(*) desc, status`,
  );
  return rows;
}

export interface Received {
  readonly leads: number;
  readonly form_submissions: number;
}

/** Everything received, answered or not. */
export async function readReceived(reader: Reader): Promise<Received> {
  const { rows } = await reader.execute<Record<keyof Received, number>>(sql`
    select (select count(*) from leads) as leads, (select count(*) from form_submissions) as form_submissions`);
  return rows[0] ?? { leads: 0, form_submissions: 0 };
}

export interface Attention {
  readonly failed_webhooks: number;
  readonly stuck_payments: number;
  readonly new_leads: number;
  readonly sold_out: number;
  readonly refund_requests: number;
  readonly book_findings: number;
  readonly pending_adjustments: number;
  readonly flagged_payments: number;
  readonly open_disputes: number;
}

export async function readAttention(reader: Reader): Promise<Attention> {
  const { rows } = await reader.execute<Record<keyof Attention, number>>(sql`
    select (select count(*) from webhook_events
              where error_message is not null and processed_at is null) as failed_webhooks,
           (select count(*) from payments where status = 'pending' and expires_at < now()) as stuck_payments,
           (select count(*) from leads where status = 'new') as new_leads,
           (select count(*) from products where is_active and stock = 0) as sold_out,
           (select count(*) from refund_requests where status = 'requested') as refund_requests,
           coalesce((select jsonb_array_length(broken) from book_audits order by id desc limit 1), 0) as book_findings,
           (select count(*) from wallet_adjustments where status = 'pending') as pending_adjustments,
           (select count(*) from payments where flags <> '{}' and reviewed_at is null) as flagged_payments,
           (select count(*) from payment_disputes where status = 'open') as open_disputes`);
  const row = rows[0];
  if (row === undefined) throw new Error('an aggregate has always one row');
  return row;
}
