import { sql } from 'drizzle-orm';
import type { Dashboard, SessionOfDay } from '#contract/reports/admin-dashboard.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { part, readAvailableParts } from '#server/platform/database/read-together.ts';
import type { OnUnread } from '#server/platform/failures/open-parts.ts';
import { parseKeptFigures } from '#server/subscriptions/index.ts';
import { dashboardParts } from '#shared/answer-parts.ts';
import type { BookingKind } from '#shared/bookings/bookings.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';

type Stats = Omit<Dashboard['stats'], 'totalOrders'>;
type Attention = Dashboard['attention'];

/** Revenue is the counter-entry of wallet spending, so positive; refunds are negative. */
const REVENUE_ACCOUNTS = sql`('sales_revenue', 'subscription_revenue', 'refunds')`;

const stats = part<Record<Exclude<keyof Stats, 'totalProducts'>, number>>(sql`
    select (select count(*) from users) as "totalUsers",
           (select coalesce(sum(amount_bigint), 0)::bigint from account_days
              where account in ${REVENUE_ACCOUNTS}) as "totalRevenue",
           (select count(*) from wallets where is_active) as "totalWallets",
           (select count(*) from payments) as "totalPayments",
           (select count(*) from blog_posts where status = 'published' and published_at <= now()) as "totalBlogPosts",
           (select count(*) from case_studies where status = 'published') as "totalCaseStudies"`);

const products = part<Pick<Stats, 'totalProducts'> & Pick<Attention, 'sold_out'>>(sql`
    select count(*) filter (where not coming_soon and left_over is distinct from 0) as "totalProducts",
           count(*) filter (where left_over = 0) as sold_out
    from (select coming_soon, sellable_stock(id, type, stock) as left_over from products where is_active offset 0) as sold`);

type TopOrder = Dashboard['top_orders'][number];
const TOP_ORDERS = 5;

const topOrders = part<Omit<TopOrder, 'amount'>>(sql`
    select id, user_id, nullif(customer_email, '') as customer_email, customer_name, amount_bigint, status,
           ${isoText('o.created_at')} as created_at,
           (select coalesce(json_agg(json_build_object('title', i.title) order by i.id), '[]')
            from order_items i where i.order_id = o.id) as items
    from orders o order by o.amount_bigint desc, o.created_at desc, o.id limit ${TOP_ORDERS}`);

const revenueByDay = (days: number) =>
  part<{ day: string; amount_bigint: number }>(sql`
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

/** Null before the first sale. */
const firstSaleDay = part<{ day: string | null }>(sql`
    select to_char(min(day), 'YYYY-MM-DD') as day from account_days
    where account in ${REVENUE_ACCOUNTS} and amount_bigint > 0`);

const MOST_OF_TODAY = 5;

const followUps = part<Dashboard['today']['follow_ups'][number]>(sql`
    select id as lead_id, full_name as name, next_action, to_char(next_action_on, 'YYYY-MM-DD') as next_action_on
    from leads
    where next_action_on <= (now() at time zone 'Asia/Jakarta')::date and status in ('new', 'contacted', 'qualified')
    order by leads.next_action_on, created_at, id limit ${MOST_OF_TODAY}`);

const MOST_SESSIONS = 20;
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

function sessionsOf(now: Date) {
  const from = startOfDay(dayOf(now)).toISOString();
  const until = new Date(Date.parse(from) + 2 * DAY_MS).toISOString();
  return part<StoredSession>(sql`
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
    ) s where s.ends_at > ${now.toISOString()}
    order by s.starts_at, id limit ${MOST_SESSIONS}`);
}

const toSession = ({ kind, booked, name, people, ...session }: StoredSession): SessionOfDay =>
  kind === 'class' ? { kind, people, ...session } : { kind, booked, name, ...session };

const orderCounts = part<Dashboard['orders_by_status'][number]>(
  sql`
    select status, sum(orders)::bigint as count from orders_by_status_and_day
    group by status order by count desc, status`,
);

const received = part<Dashboard['received'] & Pick<Attention, 'new_leads'>>(sql`
    select count(*) as leads, count(*) filter (where status = 'new') as new_leads,
           (select count(*) from form_submissions) as form_submissions
    from leads`);

const attention = part<Omit<Attention, 'sold_out' | 'new_leads'>>(sql`
    select (select count(*) from webhook_events
              where error_message is not null and processed_at is null) as failed_webhooks,
           (select count(*) from payments where status = 'pending' and expires_at < now()) as stuck_payments,
           (select count(*) from lesson_questions q join user_products h on h.user_id = q.user_id
              and h.product_id = q.product_id and h.status = 'active' where q.answer is null) as lesson_questions,
           (select count(*) from lesson_hand_ins t join user_products h on h.user_id = t.user_id
              and h.product_id = t.product_id and h.status = 'active' where t.state = 'waiting') as hand_ins,
           (select count(*) from refund_requests where status = 'requested') as refund_requests,
           (select count(*) from consultation_bookings where status = 'booked' and ends_at <= now()) as no_outcome,
           coalesce((select jsonb_array_length(broken) from book_audits order by id desc limit 1), 0) as book_findings,
           (select count(*) from wallet_adjustments where status = 'pending') as pending_adjustments,
           (select count(*) from admin_changes where status = 'pending') as admin_changes,
           (select count(*) from payments where flags <> '{}' and reviewed_at is null) as flagged_payments,
           (select count(*) from payment_disputes where status = 'open') as open_disputes`);

const keptSubscriptions = part<{ figures: unknown }>(sql`select figures from subscription_figures`);

type Figures = Omit<Dashboard, 'stats' | 'read_at'> & { readonly stats: Stats };

interface FiguresRequest {
  readonly days: number;
  readonly now: Date;
  readonly onUnread: OnUnread;
}

/** One statement for the whole dashboard; leaves out what cannot be read. */
export async function readFigures(reader: Reader, { days, now, onUnread }: FiguresRequest): Promise<Figures> {
  const parts = {
    stats,
    products,
    topOrders,
    firstSaleDay,
    followUps,
    orderCounts,
    received,
    attention,
    keptSubscriptions,
    revenueByDay: revenueByDay(days),
    sessions: sessionsOf(now),
  };
  const { found, unread } = await readAvailableParts(reader, parts, onUnread);
  const counted = found.stats[0] ?? noStats;
  const { totalProducts, sold_out } = found.products[0] ?? noProducts;
  const { new_leads, ...all } = found.received[0] ?? nothingReceived;
  return {
    stats: { ...counted, totalProducts, totalRevenue: sen(counted.totalRevenue) },
    top_orders: found.topOrders.map((order) => ({ ...order, amount: toRupiah(sen(order.amount_bigint)) })),
    revenue_by_day: found.revenueByDay.map(({ day, amount_bigint }) => ({
      day,
      amount_bigint: sen(amount_bigint),
    })),
    first_sale_on: found.firstSaleDay[0]?.day ?? null,
    orders_by_status: found.orderCounts,
    received: all,
    subscriptions: parseKeptFigures(found.keptSubscriptions[0]?.figures),
    attention: { ...(found.attention[0] ?? noAttention), sold_out, new_leads },
    today: { sessions: found.sessions.map(toSession), follow_ups: found.followUps },
    unread: dashboardParts.filter((name) => unread.has(name)),
  };
}

const noStats = {
  totalUsers: 0,
  totalRevenue: 0,
  totalWallets: 0,
  totalPayments: 0,
  totalBlogPosts: 0,
  totalCaseStudies: 0,
};
const noProducts = { totalProducts: 0, sold_out: 0 };
const nothingReceived = { leads: 0, new_leads: 0, form_submissions: 0 };
const noAttention = {
  failed_webhooks: 0,
  stuck_payments: 0,
  lesson_questions: 0,
  hand_ins: 0,
  refund_requests: 0,
  no_outcome: 0,
  book_findings: 0,
  pending_adjustments: 0,
  admin_changes: 0,
  flagged_payments: 0,
  open_disputes: 0,
};
