import { describe, expect, test } from 'vitest';
import type { ReportSummary } from '#contract/reports/admin.ts';
import type { Language } from '#shared/language/language.ts';
import { sen } from '#shared/money/money.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { englishHtmlOf, htmlOf, textOf } from '#tests/support/page.tsx';
import { ReportsPage } from './reports.route.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const totals: ReportSummary['totals'] = {
  revenue_bigint: sen(21_000_000),
  net_revenue_bigint: sen(17_500_000),
  orders: 5,
  free_orders: 1,
  average_order_bigint: sen(4_200_000),
  refunds_bigint: sen(3_500_000),
  refund_rate: 16.6,
};
const nothing: ReportSummary = {
  period: '30d',
  span: { first: '2026-11-01', last: '2026-11-30' },
  previous_span: { first: '2026-10-02', last: '2026-10-31' },
  totals: {
    revenue_bigint: sen(0),
    net_revenue_bigint: sen(0),
    orders: 0,
    free_orders: 0,
    average_order_bigint: null,
    refunds_bigint: sen(0),
    refund_rate: null,
  },
  previous: { ...totals, revenue_bigint: sen(20_000_000), refunds_bigint: sen(7_000_000) },
  chart: [],
  top_products: [],
  segments: [
    { segment: 'new', customers: 0, orders: 0, revenue_bigint: sen(0) },
    { segment: 'regular', customers: 0, orders: 0, revenue_bigint: sen(0) },
    { segment: 'vip', customers: 0, orders: 0, revenue_bigint: sen(0) },
  ],
  refunds: {
    count: 0,
    orders: 0,
    whole_orders: 0,
    to_wallet_bigint: sen(0),
    to_payment_bigint: sen(0),
    average_days: null,
    products: [],
  },
  read_at: '2026-11-30T05:00:00Z',
};
const busy: ReportSummary = {
  ...nothing,
  totals,
  chart: [
    {
      first: '2026-11-01',
      last: '2026-11-01',
      revenue_bigint: sen(1_000_000),
      refunds_bigint: sen(0),
      orders: 1,
    },
    {
      first: '2026-11-02',
      last: '2026-11-08',
      revenue_bigint: sen(20_000_000),
      refunds_bigint: sen(3_500_000),
      orders: 4,
    },
  ],
  top_products: [
    {
      product_id: ID,
      title: 'SOP AI',
      slug: 'sop',
      orders: 3,
      units: 4,
      bundle_units: 0,
      revenue_bigint: sen(16_000_000),
    },
  ],
  segments: [
    { segment: 'new', customers: 7, orders: 7, revenue_bigint: sen(7_000_000) },
    { segment: 'regular', customers: 2, orders: 5, revenue_bigint: sen(7_000_000) },
    { segment: 'vip', customers: 1, orders: 6, revenue_bigint: sen(7_000_000) },
  ],
  refunds: {
    count: 3,
    orders: 2,
    whole_orders: 1,
    to_wallet_bigint: sen(2_500_000),
    to_payment_bigint: sen(1_000_000),
    average_days: 3.5,
    products: [{ product_id: ID, title: 'SOP AI', orders: 2, amount_bigint: sen(3_500_000) }],
  },
};

const shown = (summary: ReportSummary, language: Language) =>
  textOf(runInLanguage(language, () => htmlOf(<ReportsPage summary={summary} />)));

describe('the reports page', () => {
  test('[AREP-001, ADM-009] offers four periods as links, the open one marked', () => {
    const html = englishHtmlOf(<ReportsPage summary={busy} />);
    const nav = html.match(/<nav[^>]*>.*?<\/nav>/)?.[0] ?? '';
    const periods = [...nav.matchAll(/<a[^>]*href="(\/admin\/reports[^"]*)"[^>]*>([^<]+)</g)];
    expect(periods.map(([, href, label]) => [label, href])).toEqual([
      ['7d', '/admin/reports?period=7d'],
      ['30d', '/admin/reports'],
      ['90d', '/admin/reports?period=90d'],
      ['1y', '/admin/reports?period=1y'],
    ]);
    expect(html.match(/<a[^>]*aria-current="page"[^>]*>([^<]+)/)?.[1]).toBe('30d');
    const indonesian = textOf(htmlOf(<ReportsPage summary={busy} />));
    expect(indonesian).toContain('7 hr 30 hr 90 hr 1 th');
    expect(indonesian).toContain('1 Nov 2026 – 30 Nov 2026 dibanding 2 Okt 2026 – 31 Okt 2026');
  });

  test('[AREP-002, AREP-006] five figures, each beside the period before, the rate with two decimals', () => {
    const text = shown(busy, 'en');
    expect(text).toContain('Total Revenue +5% Rp 210.000 Net of refunds: Rp 175.000');
    expect(text).toContain('Total Orders 5 same 1 of them free');
    expect(text).toContain('Average Order Value Rp 42.000');
    expect(text).toContain('Refunds Rp 35.000 −50% 3 refunds');
    expect(text).toContain('Refund Rate 16.60%');
    expect(shown(busy, 'id')).toContain('Rasio pengembalian 16,60%');
  });

  test('[AREP-003, AREP-004, AREP-005] top products, segments by orders, and where refunds went', () => {
    const text = shown(busy, 'en');
    expect(text).toMatch(/Top Products .* SOP AI Rp 160\.000 3 orders, 4 units/);
    expect(text).toMatch(
      /Customer Segments .* New 7 buyers 1 order .* Regular 2 buyers 2–5 orders .* VIP 1 buyer 6 orders or more/,
    );
    expect(text).toMatch(/Refund Analysis To wallets Rp 25\.000 To original payments Rp 10\.000/);
    expect(shown(busy, 'id')).toContain('Pesanan dikembalikan penuh 1 dari 2');
  });

  test('the drawing says the same as a table', () => {
    const text = textOf(htmlOf(<ReportsPage summary={busy} />));
    expect(text).toContain(
      'Pendapatan dan pengembalian Hari Total pendapatan Pengembalian Total pesanan 1 Nov 2026 Rp 10.000 Rp 0 1',
    );
    expect(text).toContain('2 Nov 2026 – 8 Nov 2026 Rp 200.000 Rp 35.000 4');
  });

  test('a period without sales says so and leads to a longer one', () => {
    const html = htmlOf(<ReportsPage summary={nothing} />);
    expect(textOf(html)).toContain('Belum ada penjualan pada periode ini');
    expect(html).toMatch(/href="\/admin\/reports\?period=1y"[^>]*>Lihat satu tahun/);
  });
});
