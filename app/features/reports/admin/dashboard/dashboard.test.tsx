import { describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { DashboardPage, DashboardSkeleton } from './dashboard.route.tsx';

const calm: Dashboard = {
  stats: {
    totalUsers: 1_234,
    totalRevenue: sen(125_000_000_00),
    totalOrders: 98,
    totalProducts: 27,
    totalWallets: 1_100,
    totalPayments: 345,
    totalBlogPosts: 12,
    totalCaseStudies: 7,
  },
  top_orders: [],
  revenue_by_day: [
    { day: '2026-11-20', amount_bigint: sen(0) },
    { day: '2026-11-21', amount_bigint: sen(149_000_00) },
  ],
  first_sale_on: '2026-11-21',
  orders_by_status: [{ status: 'completed', count: 98 }],
  received: { leads: 12, form_submissions: 31 },
  attention: {
    failed_webhooks: 0,
    stuck_payments: 0,
    new_leads: 0,
    hand_ins: 0,
    lesson_questions: 0,
    refund_requests: 0,
    no_outcome: 0,
    sold_out: 0,
    book_findings: 0,
    pending_adjustments: 0,
    admin_changes: 0,
    flagged_payments: 0,
    open_disputes: 0,
  },
  today: { follow_ups: [], sessions: [] },
  subscriptions: null,
  unread: [],
  read_at: '2026-11-22T03:00:00Z',
};
const order: Dashboard['top_orders'][number] = {
  id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
  user_id: '',
  customer_email: 'sari@contoh.example',
  customer_name: 'Sari Wulandari',
  items: [{ title: 'Kelas prompt' }, { title: 'SOP AI' }],
  amount: rupiah(1_499_000),
  amount_bigint: sen(1_499_000_00),
  status: 'refunded',
  // Already the next day in Jakarta.
  created_at: '2026-11-20T18:30:00Z',
};
const subscriptions: NonNullable<Dashboard['subscriptions']> = {
  mrr_bigint: sen(5_801_000_00),
  ...{ active: 15, trialing: 2, cancelling: 0 },
  started: 3,
  ended: 2,
  past_due: { count: 2, amount_bigint: sen(198_000_00) },
  renewals: {
    count: 0,
    amount_bigint: sen(0),
    covered_bigint: sen(0),
    shortfall_bigint: sen(0),
    short_subscribers: 0,
  },
  summed_at: '2026-11-22T03:00:00Z',
};
const show = (part: Partial<Dashboard> = {}) =>
  runInLanguage('en', () => htmlOf(<DashboardPage dashboard={{ ...calm, ...part }} period="30d" />));

describe('the dashboard', () => {
  test('says of a part that could not be read that it could not, with a way to ask again, and shows the others', () => {
    const html = show({ unread: ['topOrders', 'stats'] });
    const text = textOf(html);
    for (const part of ['Top Orders: could not be read', 'Shop figures: could not be read'])
      expect(text).toContain(part);
    expect(text).not.toContain('Registered users');
    expect(html.match(/<button[^>]*>(?:(?!<\/button>).)*Try again/gs)?.length).toBe(3);
    for (const part of ['Who is coming', 'Follow-ups']) expect(text).toContain(part);
  });

  test('[ADM-026, ADM-028, ADM-029, ADM-030, ADM-031, ADM-032, ADM-033, ADM-034, ADM-035, ADM-036] has eight figures, each with its caption', () => {
    const html = show();
    expect(html).toMatch(/<h1[^>]*>Admin Dashboard<\/h1>/);
    expect(html.match(/<dt/g)).toHaveLength(8);
    const text = textOf(html);
    for (const card of [
      'Total Revenue Rp 125.000.000 From credit purchases',
      'Total Orders Completed orders 98',
      'Total Users 1,234 Registered users',
      'Total Products 27 Available products',
      'Total Wallets 1,100 Active wallets',
      'Total Payments 345 Payment records',
      'Blog Posts 12 Published posts',
      'Case Studies 7 Published studies',
    ])
      expect(text).toContain(card);
    expect(text).toContain('21 Nov 2026 Rp 149.000');
  });

  test('names every count for what it counts: completed orders, the parts of all orders, and what is active with trials', () => {
    const orders_by_status: Dashboard['orders_by_status'] = [
      { status: 'completed', count: 98 },
      { status: 'refunded', count: 4 },
    ];
    expect(textOf(show({ orders_by_status, subscriptions }))).toMatch(
      /15 active, trial or past-due subscriptions .*Completed orders 98 102 orders in all: 98 completed 4 refunded/,
    );
  });

  test('[ADM-037, ADM-039, ADM-040, ADM-041, ADM-042, ADM-043, ACONST-002, ACONST-003] tells of each top order what was bought, by whom and when, its number, amount and status', () => {
    const text = textOf(show({ top_orders: [order, { ...order, id: ID, customer_email: null }] }));
    expect(text).toContain('Top Orders Highest value orders by credits');
    expect(text).toContain(
      `Kelas prompt +1 Rp 1.499.000 Sari Wulandari 21 Nov 2026, Order #${order.id.slice(0, 8)} refunded`,
    );
    expect(text).toContain(`Unknown user 21 Nov 2026, Order #${ID.slice(0, 8)}`);
  });

  test('speaks Indonesian under its own prefix', () => {
    const text = textOf(htmlOf(<DashboardPage dashboard={{ ...calm, top_orders: [order] }} period="30d" />));
    expect(text).toContain('Ringkasan admin');
    expect(text).toContain('Total pengguna 1.234 Pengguna terdaftar');
    expect(text).toContain('Sari Wulandari 21 Nov 2026, Pesanan #');
    expect(text).toContain('Kelola produk');
  });

  test('[ADM-046] says so when there are no orders', () => {
    expect(textOf(show())).toContain('No orders found');
    expect(textOf(show({ top_orders: [order] }))).not.toContain('No orders found');
  });

  test('[ADM-047, ADM-048] leads to the five places of work', () => {
    const html = show();
    expect(textOf(html)).toContain('Quick Actions');
    const links = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)([^<]+)<\/a>/g)];
    expect(links.map(([, to, label]) => [label, to])).toEqual([
      ['Manage Products', '/admin/products/one-time'],
      ['View Orders', '/admin/orders'],
      ['Manage Wallets', '/admin/wallets'],
      ['Manage Users', '/admin/users'],
      ['Content Management', '/admin/content'],
    ]);
  });

  test('lists what waits for somebody, each line with its verb and its place, and says so when nothing waits', () => {
    expect(textOf(show())).toContain('Nothing is waiting for you');
    const html = show({
      attention: { ...calm.attention, failed_webhooks: 2, refund_requests: 1_000, sold_out: 3 },
    });
    const list = html.slice(html.indexOf('<section'), html.indexOf('id="money"'));
    expect(textOf(list)).toContain(
      '1,005 waiting for you today 2 gateway notifications failed Retry 1,000 refund requests waiting Decide 3 active products out of stock Restock',
    );
    expect(
      [...list.matchAll(/href="([^"#]+)"/g)].map(([, to]) => to).filter((to) => to?.startsWith('/admin')),
    ).toEqual([
      '/admin/payments?tab=webhooks&amp;status=Failed',
      '/admin/refunds',
      '/admin/products/one-time?status=active',
    ]);
  });

  test('[DECISIONS 65] says who comes today and tomorrow, whom to talk to, and where', () => {
    expect(textOf(show())).toContain('No sessions today or tomorrow. Set your hours');
    expect(textOf(show())).toContain('No next step is due.');
    const html = show({
      today: {
        sessions: [
          { kind: 'booking', id: ID, ...at('22T03'), booked: 'free', name: 'Toko Sari', title: null },
          // Already the next day in Jakarta.
          { kind: 'class', id: ID, ...at('22T17'), title: 'Bedah data', people: 8 },
        ],
        follow_ups: [
          { lead_id: ID, name: 'Budi', next_action: 'Send the offer', next_action_on: '2026-11-22' },
        ],
      },
    });
    expect(textOf(html)).toContain(
      'Who is coming This week Today, Sunday, 22 November 10:00 Toko Sari until 10:45, Free consultation Open Tomorrow, Monday, 23 November 00:00 Bedah data until 00:45, 8 participants Open Follow-ups All leads 22 Nov Budi Send the offer Follow up',
    );
    expect(html).toContain(`href="/admin/bookings/${ID}"`);
    expect(html).toContain(`href="/admin/products/one-time/class/${ID}"`);
    expect(html).toContain(`href="/admin/content/leads/${ID}"`);
  });

  test('[ADM-027, ADM-049, ADM-050] shows placeholders while there is nothing, no word of an error, and can be refreshed', () => {
    const html = runInLanguage('en', () => htmlOf(<DashboardSkeleton />));
    expect(html.match(/data-slot="skeleton"/g)?.length).toBeGreaterThan(2);
    expect(textOf(html).trim()).toBe('Admin Dashboard Refresh');
    expect(show()).toMatch(/<button[^>]*>.*Refresh<\/span><\/button>/);
  });
});

const at = (hour: string) => ({
  starts_at: `2026-11-${hour}:00:00Z`,
  ends_at: `2026-11-${hour}:45:00Z`,
});
const ID = '0b6f6a5c-0000-4000-8000-000000000001';
