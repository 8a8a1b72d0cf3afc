import { sql } from 'drizzle-orm';
import type { Dashboard, SessionOfDay } from '#contract/admin/dashboard.ts';
import { isoText } from '#server/platform/columns.ts';
import type { Reader } from '#server/platform/db.ts';
import type { BookingKind } from '#shared/bookings.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/dates.ts';
import { sen, toRupiah } from '#shared/money.ts';

type Stats = Omit<Dashboard['stats'], 'totalOrders'>;

/** Revenue is the counter-entry of wallet spending, so positive; refunds are negative. */
const REVENUE_ACCOUNTS = sql`('sales_revenue', 'subscription_revenue', 'refunds')`;

/** All but orders, which are counted by status. */
export async function readStats(reader: Reader): Promise<Stats> {
  const { rows } = await reader.execute<Record<keyof Stats, number>>(sql`
    select (select count(*) from users) as "totalUsers",
           (select coalesce(sum(amount_bigint), 0)::bigint from account_days
              where account in ${REVENUE_ACCOUNTS}) as "totalRevenue",
           (select count(*) from products
              where is_active and not coming_soon and sellable_stock(id, type, stock) is distinct from 0) as "totalProducts",
           (select count(*) from wallets where is_active) as "totalWallets",
           (select count(*) from payments) as "totalPayments",
           (select count(*) from blog_posts where status = 'published' and published_at <= now()) as "totalBlogPosts",
           (select count(*) from case_studies where status = 'published') as "totalCaseStudies"`);
  const row = rows[0];
  if (row === undefined) throw new Error('an aggregate has always one row');
  return { ...row, totalRevenue: sen(row.totalRevenue) };
}

type TopOrder = Dashboard['top_orders'][number];

export async function readTopOrders(reader: Reader, limit: number): Promise<TopOrder[]> {
  const { rows } = await reader.execute<Omit<TopOrder, 'amount'>>(sql`
    select id, user_id, nullif(customer_email, '') as customer_email, amount_bigint, status,
           ${isoText('o.created_at')} as created_at
    from orders o order by o.amount_bigint desc, o.created_at desc, o.id limit ${limit}`);
  return rows.map((order) => ({ ...order, amount: toRupiah(sen(order.amount_bigint)) }));
}

/** The last `days` days up to today, in WIB. */
export async function readRevenueByDay(reader: Reader, days: number): Promise<Dashboard['revenue_by_day']> {
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

/** Null before anything was sold. */
export async function readFirstSaleDay(reader: Reader): Promise<Dashboard['first_sale_on']> {
  const { rows } = await reader.execute<{ day: string | null }>(sql`
    select to_char(min(day), 'YYYY-MM-DD') as day from account_days
    where account in ${REVENUE_ACCOUNTS} and amount_bigint > 0`);
  return rows[0]?.day ?? null;
}

const MOST_OF_TODAY = 5;

/** Next steps that are due, the oldest first: what has waited longest. */
export async function readFollowUps(reader: Reader): Promise<Dashboard['today']['follow_ups']> {
  const { rows } = await reader.execute<Dashboard['today']['follow_ups'][number]>(sql`
    select id as lead_id, full_name as name, next_action, to_char(next_action_on, 'YYYY-MM-DD') as next_action_on
    from leads
    where next_action_on <= (now() at time zone 'Asia/Jakarta')::date and status in ('new', 'contacted', 'qualified')
    order by leads.next_action_on, created_at, id limit ${MOST_OF_TODAY}`);
  return rows;
}

const MOST_SESSIONS = 20;
/** One row of both kinds of sessions; a booking has no people, a class no name. */
type StoredSession = {
  readonly kind: 'booking' | 'class';
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly booked: BookingKind;
  readonly name: string;
  readonly title: string;
  readonly people: number;
};

/** Who comes today and tomorrow, in WIB: bookings that were not called off, and classes. */
export async function readSessions(reader: Reader, now: Date): Promise<SessionOfDay[]> {
  const from = startOfDay(dayOf(now)).toISOString();
  const until = new Date(Date.parse(from) + 2 * DAY_MS).toISOString();
  const { rows } = await reader.execute<StoredSession>(sql`
    select kind, id, ${isoText('s.starts_at')} as starts_at, ${isoText('s.ends_at')} as ends_at, booked, name, title, people
    from (
      select 'booking' as kind, b.id, b.starts_at, b.ends_at, b.kind as booked,
             coalesce(nullif(f.company, ''), u.full_name) as name, p.title, 0 as people
      from consultation_bookings b join users u on u.id = b.user_id left join profiles f on f.id = b.user_id
        left join products p on p.id = b.product_id
      where b.starts_at >= ${from} and b.starts_at < ${until} and b.status in ('booked', 'completed', 'no_show')
      union all
      select 'class', c.product_id, c.starts_at, c.ends_at, null, null, p.title, places_taken(p.id)
      from class_sessions c join products p on p.id = c.product_id
      where c.starts_at >= ${from} and c.starts_at < ${until}
    ) s
    order by s.starts_at, id limit ${MOST_SESSIONS}`);
  return rows.map(({ kind, booked, name, people, ...session }) =>
    kind === 'class' ? { kind, people, ...session } : { kind, booked, name, ...session },
  );
}

export async function readOrderCounts(reader: Reader): Promise<Dashboard['orders_by_status']> {
  const { rows } = await reader.execute<Dashboard['orders_by_status'][number]>(
    sql`select status, count(*) as count from orders group by status order by count(*) desc, status`,
  );
  return rows;
}

/** Everything received, answered or not. */
export async function readReceived(reader: Reader): Promise<Dashboard['received']> {
  const { rows } = await reader.execute<Dashboard['received']>(sql`
    select (select count(*) from leads) as leads, (select count(*) from form_submissions) as form_submissions`);
  return rows[0] ?? { leads: 0, form_submissions: 0 };
}

export async function readAttention(reader: Reader): Promise<Dashboard['attention']> {
  const { rows } = await reader.execute<Dashboard['attention']>(sql`
    select (select count(*) from webhook_events
              where error_message is not null and processed_at is null) as failed_webhooks,
           (select count(*) from payments where status = 'pending' and expires_at < now()) as stuck_payments,
           (select count(*) from leads where status = 'new') as new_leads,
           (select count(*) from lesson_questions q join user_products h on h.user_id = q.user_id
              and h.product_id = q.product_id and h.status = 'active' where q.answer is null) as lesson_questions,
           (select count(*) from lesson_hand_ins t join user_products h on h.user_id = t.user_id
              and h.product_id = t.product_id and h.status = 'active' where t.state = 'waiting') as hand_ins,
           (select count(*) from products where is_active and sellable_stock(id, type, stock) = 0) as sold_out,
           (select count(*) from refund_requests where status = 'requested') as refund_requests,
           coalesce((select jsonb_array_length(broken) from book_audits order by id desc limit 1), 0) as book_findings,
           (select count(*) from wallet_adjustments where status = 'pending') as pending_adjustments,
           (select count(*) from payments where flags <> '{}' and reviewed_at is null) as flagged_payments,
           (select count(*) from payment_disputes where status = 'open') as open_disputes`);
  const row = rows[0];
  if (row === undefined) throw new Error('an aggregate has always one row');
  return row;
}
