import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { ReportGroup, ReportType } from '#shared/reports/reports.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { openBook, wib } from '#tests/support/shop/dated-books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { generateReport, readDashboard, readReportSummary, rollUpFinishedDays } from '../index.ts';

/** Still November in UTC. */
const NOW = wib('2025-12-01 01:00:00');

/** A month of a small shop, added up by hand below: an order a millisecond before midnight, and money that is no revenue. */
async function seedMonth(db: Database) {
  const [ani, budi, citra] = await Promise.all([
    makePerson(db, { hasProfile: true }),
    makePerson(db),
    makePerson(db),
  ]);
  const [a, b, c, d, gift, service] = await Promise.all([
    makeProduct(db, { title: 'A', price: 100_000 }),
    makeProduct(db, { title: 'B', price: 40_000 }),
    makeProduct(db, { title: 'C', price: 10_000 }),
    makeProduct(db, { title: 'D', price: 10_000 }),
    makeProduct(db, { title: 'Gratis', price: 0, type: 'freebie' }),
    makeProduct(db, { title: 'Layanan', price: 30_000 }),
  ]);
  const again = await makeProduct(db, { title: 'Layanan lain', price: 30_000 });
  const book = openBook(db);
  await book.topUp({ person: ani, at: '2025-10-30 10:00:00', amount: 100_000_000 });
  await book.buy(ani, [d], { at: '2025-10-31 12:00:00' });
  const pair = await book.buy(ani, [a, c], { at: '2025-10-31 23:59:59.999' });
  await book.topUp({ person: budi, at: '2025-11-01 00:00:00', amount: 50_000_000 });
  const twice = await book.buy(budi, [b], { at: '2025-11-01 00:00:01', quantity: 2 });
  await book.subscribe(ani, '2025-11-01 12:00:00', service);
  await book.buy(budi, [a], { at: '2025-11-02 00:00:00' });
  await book.giveBack({ order_id: pair, person: ani, at: '2025-11-05 09:00:00', amount: 2_500_000 });
  await book.adjust({ person: budi, at: '2025-11-06 09:00:00', amount: 123_456 });
  await book.topUp({ person: citra, at: '2025-11-10 09:00:00', amount: 5_000_000 });
  await book.buy(citra, [b], { at: '2025-11-10 09:30:00' });
  await book.subscribe(ani, '2025-11-30 23:59:59', again);
  await book.buy(ani, [b], { at: '2025-12-01 00:00:00' });
  await book.buy(ani, [gift], { at: '2025-12-01 00:10:00' });
  await book.giveBack({ order_id: twice, person: budi, at: '2025-12-01 00:30:00', amount: 1_000_000 });
  return { product_ids: { a: a.id, b: b.id, c: c.id } };
}

function reportOf(db: Database, report_type: ReportType, group_by: ReportGroup) {
  return generateReport(db.orm, { report_type, group_by, span: { first: '2025-10-30', last: '2025-12-01' } });
}

test('closing days changes no figure, and an entry that is dated into a closed day still counts on it', async ({
  db,
}) => {
  await seedMonth(db);
  const figures = async () => [
    await readReportSummary(db.orm, { period: '90d', now: NOW }),
    (await reportOf(db, 'revenue', 'day')).rows,
    (await readDashboard(db.orm, '30d')).stats.totalRevenue,
  ];
  const closed = async () => {
    const { rows } = await db.pool.query('select coalesce(sum(entries), 0)::int as entries from ledger_days');
    return rows[0].entries;
  };
  const before = await figures();
  expect(await closed()).toBe(0);
  await withTx(db, async (tx) => succeed(await rollUpFinishedDays(tx)));
  expect(await closed()).toBe(14);
  expect(await figures()).toEqual(before);
  await withTx(db, async (tx) => succeed(await rollUpFinishedDays(tx)));
  expect(await closed()).toBe(14);

  const dewi = await makePerson(db);
  const book = openBook(db);
  await book.topUp({ person: dewi, at: '2025-11-03 09:00:00', amount: 7_000_000 });
  await book.buy(dewi, [await makeProduct(db, { price: 70_000 })], { at: '2025-11-03 10:00:00' });
  expect(await closed()).toBe(16);
  expect((await readDashboard(db.orm, '30d')).stats.totalRevenue).toBe(Number(before[2]) + 7_000_000);
  const broken = await runChecks(db.pool);
  expect(broken.map(({ check }) => check)).not.toContain('closed-days-match-entries');
});

describe('a story that was added up by hand', () => {
  test('[AREP-002, AREP-004, AREP-005, AREP-006] the figures of a period, beside those before it', async ({
    db,
  }) => {
    await seedMonth(db);
    const summary = await readReportSummary(db.orm, { period: '30d', now: NOW });
    expect([summary.span, summary.previous_span]).toEqual([
      { first: '2025-11-02', last: '2025-12-01' },
      { first: '2025-10-03', last: '2025-11-01' },
    ]);
    // 100.000 + 40.000 + 30.000 + 40.000; 25.000 + 10.000 came back; the fifth order was free.
    expect(summary.totals).toEqual({
      revenue_bigint: 21_000_000,
      refunds_bigint: 3_500_000,
      net_revenue_bigint: 17_500_000,
      orders: 5,
      free_orders: 1,
      average_order_bigint: 4_200_000,
      refund_rate: 16.67,
    });
    // 10.000 + 110.000 + 80.000 + 30.000
    expect(summary.previous).toEqual({
      revenue_bigint: 23_000_000,
      refunds_bigint: 0,
      net_revenue_bigint: 23_000_000,
      orders: 4,
      free_orders: 0,
      average_order_bigint: 5_750_000,
      refund_rate: 0,
    });
    expect(
      summary.top_products.map(({ title, orders, units, revenue_bigint }) => [
        title,
        orders,
        units,
        revenue_bigint,
      ]),
    ).toEqual([
      ['A', 1, 1, 10_000_000],
      ['B', 2, 2, 8_000_000],
      ['Layanan lain', 1, 1, 3_000_000],
      ['Gratis', 1, 1, 0],
    ]);
    // Ani's sixth order was in these days, Budi's second, Citra's first.
    expect(summary.segments).toEqual([
      { segment: 'new', customers: 1, orders: 1, revenue_bigint: 4_000_000 },
      { segment: 'regular', customers: 1, orders: 1, revenue_bigint: 10_000_000 },
      { segment: 'vip', customers: 1, orders: 3, revenue_bigint: 7_000_000 },
    ]);
    expect(summary.refunds).toMatchObject({
      count: 2,
      orders: 2,
      whole_orders: 0,
      to_wallet_bigint: 3_500_000,
      to_payment_bigint: 0,
    });
  });

  test('[AREP-003] a refund of several products is shared by what they cost, to the last sen', async ({
    db,
  }) => {
    const { product_ids } = await seedMonth(db);
    const { refunds } = await readReportSummary(db.orm, { period: '30d', now: NOW });
    const shares = new Map(
      refunds.products.map(({ product_id, amount_bigint }) => [product_id, amount_bigint]),
    );
    expect(shares.get(product_ids.b)).toBe(1_000_000);
    const [ofA = 0, ofC = 0] = [shares.get(product_ids.a), shares.get(product_ids.c)];
    expect(ofA + ofC).toBe(2_500_000);
    expect(Math.abs(ofA - 2_272_727)).toBeLessThan(2);
  });

  test('[AREP-001] every period ends today and is drawn in days, weeks or months that add up to it', async ({
    db,
  }) => {
    await seedMonth(db);
    const columns = { '7d': 7, '30d': 30, '90d': 14, '1y': 13 };
    for (const period of ['7d', '30d', '90d', '1y'] as const) {
      const { span, chart, totals } = await readReportSummary(db.orm, { period, now: NOW });
      expect([span.last, chart.length]).toEqual(['2025-12-01', columns[period]]);
      expect(chart.reduce((sum, one) => sum + one.revenue_bigint, 0)).toBe(totals.revenue_bigint);
    }
    const { totals } = await readReportSummary(db.orm, { period: '90d', now: NOW });
    expect([totals.revenue_bigint, totals.orders]).toEqual([44_000_000, 9]);
  });

  test('[AREP-008, AREP-009] revenue by day and by month stands on the days of WIB', async ({ db }) => {
    await seedMonth(db);
    const days = await reportOf(db, 'revenue', 'day');
    expect(days.rows).toHaveLength(33);
    const earned = days.rows.filter((row) => row.revenue_bigint !== 0);
    expect(earned.map((row) => [row.start_date, row.revenue_bigint])).toEqual([
      ['2025-10-31', 12_000_000],
      ['2025-11-01', 11_000_000],
      ['2025-11-02', 10_000_000],
      ['2025-11-10', 4_000_000],
      ['2025-11-30', 3_000_000],
      ['2025-12-01', 4_000_000],
    ]);
    const months = await reportOf(db, 'revenue', 'month');
    expect(months.rows).toEqual([
      money('2025-10-30', '2025-10-31', { sales: 12_000_000, subscriptions: 0, refunds: 0 }),
      money('2025-11-01', '2025-11-30', { sales: 22_000_000, subscriptions: 6_000_000, refunds: 2_500_000 }),
      money('2025-12-01', '2025-12-01', { sales: 4_000_000, subscriptions: 0, refunds: 1_000_000 }),
    ]);
    expect(months.totals).toEqual(days.totals);
    const products = await reportOf(db, 'revenue', 'product');
    expect(products.totals).toMatchObject({ revenue_bigint: 44_000_000, refunds_bigint: 3_500_000 });
  });

  test('[AREP-008] wallets end where their balances are, and top-ups are no revenue', async ({ db }) => {
    await seedMonth(db);
    const { rows } = await reportOf(db, 'wallets', 'month');
    expect(rows.map((row) => [row.opening_bigint, row.closing_bigint])).toEqual([
      [0, 88_000_000],
      [88_000_000, 117_623_456],
      [117_623_456, 114_623_456],
    ]);
    expect(rows[1]).toMatchObject({
      topups_bigint: 55_000_000,
      purchases_bigint: -22_000_000,
      subscriptions_bigint: -6_000_000,
      refunds_bigint: 2_500_000,
      adjustments_bigint: 123_456,
      vouchers_bigint: 0,
    });
    const held = await db.pool.query<{ sum: number }>(
      'select sum(balance_bigint)::bigint as sum from wallets',
    );
    expect(held.rows[0]?.sum).toBe(114_623_456);
    const weeks = await reportOf(db, 'topups', 'week');
    expect(weeks.rows.map((row) => [row.start_date, row.topups, row.topups_bigint])).toEqual([
      ['2025-10-30', 2, 150_000_000],
      ['2025-11-03', 0, 0],
      ['2025-11-10', 1, 5_000_000],
      ['2025-11-17', 0, 0],
      ['2025-11-24', 0, 0],
      ['2025-12-01', 0, 0],
    ]);
    const whole = await reportOf(db, 'topups', 'product');
    expect(whole.rows).toMatchObject([{ product: null, topups: 3, topups_bigint: 155_000_000 }]);
  });

  test('[AREP-008] refunds and orders, by month and by product', async ({ db }) => {
    await seedMonth(db);
    const refunds = await reportOf(db, 'refunds', 'month');
    expect(refunds.rows.map((row) => [row.refunds, row.refunds_bigint, row.to_wallet_bigint])).toEqual([
      [0, 0, 0],
      [1, 2_500_000, 2_500_000],
      [1, 1_000_000, 1_000_000],
    ]);
    const orders = await reportOf(db, 'orders', 'month');
    expect(
      orders.rows.map((row) => [row.orders, row.free_orders, row.amount_bigint, row.average_order_bigint]),
    ).toEqual([
      [2, 0, 12_000_000, 6_000_000],
      [5, 0, 28_000_000, 5_600_000],
      [2, 1, 4_000_000, 2_000_000],
    ]);
    const sold = await reportOf(db, 'orders', 'product');
    expect(sold.rows.map((row) => [row.product, row.orders, row.units]).slice(0, 2)).toEqual([
      ['A', 2, 2],
      ['B', 3, 4],
    ]);
    expect((await reportOf(db, 'refunds', 'product')).totals.refunds_bigint).toBe(3_500_000);
  });

  test("a trial's start is no order: it is counted nowhere and divides nothing", async ({ db }) => {
    await seedMonth(db);
    const before = await readReportSummary(db.orm, { period: '30d', now: NOW });
    const beforeRows = (await reportOf(db, 'orders', 'month')).rows;
    const [person, service] = [await makePerson(db), await makeProduct(db, { title: 'Uji' })];
    await openBook(db).startTrial(person, '2025-11-20 09:00:00', service);
    expect(await readReportSummary(db.orm, { period: '30d', now: NOW })).toEqual(before);
    expect((await reportOf(db, 'orders', 'month')).rows).toEqual(beforeRows);
    expect((await reportOf(db, 'orders', 'product')).rows.map(({ product }) => product)).not.toContain('Uji');
  });

  test('an average is whole rupiah, rounded once: 561.500 of three is 187.167', async ({ db }) => {
    const [person, book] = [await makePerson(db), openBook(db)];
    await book.topUp({ person, at: '2025-11-19 09:00:00', amount: 100_000_000 });
    for (const [n, price] of [187_000, 187_000, 187_500].entries())
      await book.buy(person, [await makeProduct(db, { price })], { at: `2025-11-20 09:00:0${n}` });
    const { totals } = await readReportSummary(db.orm, { period: '30d', now: NOW });
    const { rows } = await reportOf(db, 'orders', 'month');
    expect([totals.average_order_bigint, rows[1]?.average_order_bigint]).toEqual([18_716_700, 18_716_700]);
  });

  test('the dashboard counts the same: all that was spent, less all that came back', async ({ db }) => {
    await seedMonth(db);
    const { stats } = await readDashboard(db.orm, '30d');
    expect([stats.totalRevenue, stats.totalOrders]).toEqual([40_500_000, 9]);
  });

  test('a shop without a sale has no average and no rate', async ({ db }) => {
    const { totals, top_products } = await readReportSummary(db.orm, { period: '7d', now: NOW });
    expect([totals.average_order_bigint, totals.refund_rate, top_products]).toEqual([null, null, []]);
  });
});

function money(
  start_date: string,
  end_date: string,
  { sales, subscriptions, refunds }: Readonly<Record<'sales' | 'subscriptions' | 'refunds', number>>,
) {
  return {
    start_date,
    end_date,
    ...{ gross_bigint: sales + subscriptions, discounts_bigint: 0 },
    sales_bigint: sales,
    subscriptions_bigint: subscriptions,
    revenue_bigint: sales + subscriptions,
    refunds_bigint: refunds,
    net_revenue_bigint: sales + subscriptions - refunds,
  };
}
