import type { ReportSummary } from '#contract/reports/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { sen, subtractSen } from '#shared/money/money.ts';
import { customerSegments, REGULAR_FROM, refundRatePercent, VIP_FROM } from '#shared/reports/reports.ts';
import { dayOf } from '#shared/time/dates.ts';
import { type DayGroup, groupDays } from '#shared/time/day-groups.ts';
import { averageOrder, byDay, chartUnits, spansOf } from './metrics.rules.ts';
import {
  type AccountDay,
  readAccountDays,
  readBuyers,
  readOrderDays,
  readProductRefunds,
  readProductSales,
  readRefundDays,
  readRefundedOrders,
} from './sales.queries.ts';

const TOP_PRODUCTS = 10;
const TOP_REFUNDED = 5;

/** Figures of the reports page, defined in docs/metrics.md. */
export async function readReportSummary(
  reader: Reader,
  { period, now }: Pick<ReportSummary, 'period'> & { readonly now: Date },
): Promise<ReportSummary> {
  const spans = spansOf(period, dayOf(now));
  const both = { first: spans.before.first, last: spans.now.last };
  const [money, orders, top_products, segments, refunds] = await Promise.all([
    readAccountDays(reader, both),
    readOrderDays(reader, both),
    readTopProducts(reader, spans.now),
    readSegments(reader, spans.now),
    readRefunds(reader, spans.now),
  ]);
  const amountOf = byDay(money);
  const countOf = byDay(orders);
  const figuresOf = (group: DayGroup) => ({
    revenue_bigint: sen(amountOf(group, revenueOf)),
    refunds_bigint: sen(amountOf(group, refundOf)),
    orders: countOf(group, (day) => day.orders),
  });
  const totalsOf = (group: DayGroup): ReportSummary['totals'] => {
    const figures = figuresOf(group);
    const { revenue_bigint, refunds_bigint } = figures;
    return {
      ...figures,
      net_revenue_bigint: subtractSen(revenue_bigint, refunds_bigint),
      free_orders: countOf(group, (day) => day.free_orders),
      average_order_bigint: averageOrder(revenue_bigint, figures.orders),
      refund_rate: refundRatePercent(refunds_bigint, revenue_bigint),
    };
  };
  return {
    period,
    span: spans.now,
    previous_span: spans.before,
    totals: totalsOf(spans.now),
    previous: totalsOf(spans.before),
    chart: groupDays(spans.now, chartUnits[period]).map((group) => ({ ...group, ...figuresOf(group) })),
    top_products,
    segments,
    refunds,
    read_at: now.toISOString(),
  };
}

/** Wallet spending: the two revenue accounts. */
export function revenueOf({ account, amount }: AccountDay): number {
  return account === 'sales_revenue' || account === 'subscription_revenue' ? amount : 0;
}

/** Refunds to wallets, positive. */
export function refundOf({ account, amount }: AccountDay): number {
  return account === 'refunds' ? 0 - amount : 0;
}

async function readTopProducts(reader: Reader, span: DayGroup): Promise<ReportSummary['top_products']> {
  const rows = await readProductSales(reader, span, TOP_PRODUCTS);
  return rows.map(({ amount, discounts: _, ...product }) => ({ ...product, revenue_bigint: sen(amount) }));
}

async function readSegments(reader: Reader, span: DayGroup): Promise<ReportSummary['segments']> {
  const rows = await readBuyers(reader, span, { regular_from: REGULAR_FROM, vip_from: VIP_FROM });
  const known = new Map(rows.map((row) => [row.segment, row]));
  return customerSegments.map((segment) => {
    const { customers = 0, orders = 0, amount = 0 } = known.get(segment) ?? {};
    return { segment, customers, orders, revenue_bigint: sen(amount) };
  });
}

async function readRefunds(reader: Reader, span: DayGroup): Promise<ReportSummary['refunds']> {
  const [days, about, products] = await Promise.all([
    readRefundDays(reader, span),
    readRefundedOrders(reader, span),
    readProductRefunds(reader, span, TOP_REFUNDED),
  ]);
  const sumOf = byDay(days);
  const to_payment = sumOf(span, (day) => day.to_payment);
  return {
    count: sumOf(span, (day) => day.refunds),
    orders: about.orders,
    whole_orders: about.whole,
    to_wallet_bigint: sen(sumOf(span, (day) => day.amount) - to_payment),
    to_payment_bigint: sen(to_payment),
    average_days: about.days === null ? null : Math.round(about.days * 10) / 10,
    products: products.map(({ product_id, title, orders, amount }) => ({
      product_id,
      title,
      orders,
      amount_bigint: sen(amount),
    })),
  };
}
