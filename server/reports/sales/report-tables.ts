import type { Reader } from '#server/platform/database/db.ts';
import { addSen, type Sen, sen, subtractSen } from '#shared/money/money.ts';
import type { ReportGroup, ReportType } from '#shared/reports/reports.ts';
import { type DayGroup, type DayUnit, groupDays } from '#shared/time/day-groups.ts';
import { averageOrder, byDay, netOf, type WalletMoves } from './metrics.rules.ts';
import { refundOf } from './read-report-summary.ts';
import {
  type Account,
  readAccountDays,
  readBalanceBefore,
  readDiscountDays,
  readOrderDays,
  readProductRefunds,
  readProductSales,
  readRefundDays,
  readTopUpDays,
} from './sales.queries.ts';
import { classesOfProducts, classRows, sessionRows, sessionsOfProducts } from './sessions.queries.ts';

export type ColumnUnit = 'sen' | 'count' | 'minutes' | 'date' | 'text';
export interface ReportColumn {
  readonly name: string;
  readonly unit: ColumnUnit;
}
export type ReportRow = Readonly<Record<string, string | number | null>>;
export type ReportRows = AsyncGenerator<ReportRow, void>;

const dates = [
  { name: 'start_date', unit: 'date' },
  { name: 'end_date', unit: 'date' },
] as const;
const product = [
  { name: 'product_id', unit: 'text' },
  { name: 'product', unit: 'text' },
] as const;
const counts = (...names: readonly string[]): readonly ReportColumn[] =>
  names.map((name) => ({ name, unit: 'count' }));
const amounts = (...names: readonly string[]): readonly ReportColumn[] =>
  names.map((name) => ({ name: `${name}_bigint`, unit: 'sen' }));

const hours = { name: 'held_minutes', unit: 'minutes' } as const;

const measures: Readonly<Record<ReportType, readonly ReportColumn[]>> = {
  revenue: amounts(...['gross', 'discounts', 'sales', 'subscriptions', 'revenue', 'refunds', 'net_revenue']),
  topups: [...counts('topups'), ...amounts('topups', 'paid_out', 'net_topups')],
  refunds: [...counts('refunds'), ...amounts('refunds', 'to_wallet', 'to_payment')],
  wallets: amounts(
    ...['opening', 'topups', 'purchases', 'subscriptions', 'refunds', 'vouchers', 'adjustments', 'closing'],
  ),
  orders: [...counts('orders', 'free_orders', 'refunded_orders'), ...amounts('amount', 'average_order')],
  sessions: [...counts('sold', 'held', 'missed', 'cancelled'), hours],
  classes: [...counts('held', 'attended', 'absent'), hours],
};

const ofProducts: Partial<Readonly<Record<ReportType, readonly ReportColumn[]>>> = {
  revenue: [
    ...product,
    ...counts('orders', 'units', 'bundle_units'),
    ...amounts('gross', 'discounts', 'revenue', 'refunds', 'net_revenue'),
  ],
  orders: [...product, ...counts('orders', 'units', 'bundle_units'), ...amounts('amount', 'average_order')],
  refunds: [...product, ...counts('orders'), ...amounts('refunds')],
};

/** Top-ups and wallets belong to no product: grouped by product, they are one row. */
export function columnsOf(type: ReportType, group: ReportGroup): readonly ReportColumn[] {
  if (group !== 'product') return [...dates, ...measures[type]];
  return ofProducts[type] ?? [...product, ...measures[type]];
}

const SLICE_DAYS = 92;

export interface ReportSpec {
  readonly report_type: ReportType;
  readonly group_by: ReportGroup;
  readonly span: DayGroup;
}

export async function* readReportRows(reader: Reader, spec: ReportSpec): ReportRows {
  const { report_type, group_by, span } = spec;
  if (group_by === 'product') {
    yield* rowsByProduct(reader, report_type, span);
    return;
  }
  for (const slice of slicesOf(span, group_by)) {
    const rowOf = await readReportFigures(reader, report_type, slice.span);
    for (const group of slice.groups)
      yield { start_date: group.first, end_date: group.last, ...rowOf(group) };
  }
}

/** Yields whole groups, so that no batch splits one. */
function* slicesOf(span: DayGroup, unit: DayUnit) {
  const groups = groupDays(span, unit);
  const each = { day: SLICE_DAYS, week: 13, month: 3 }[unit];
  for (let n = 0; n < groups.length; n += each) {
    const some = groups.slice(n, n + each);
    const [first] = some;
    const last = some.at(-1);
    if (first !== undefined && last !== undefined)
      yield { groups: some, span: { first: first.first, last: last.last } };
  }
}

type RowOf = (group: DayGroup) => ReportRow;

async function readReportFigures(reader: Reader, type: ReportType, span: DayGroup): Promise<RowOf> {
  switch (type) {
    case 'revenue':
      return revenueRows(reader, span);
    case 'topups':
      return topUpRows(reader, span);
    case 'refunds':
      return refundRows(reader, span);
    case 'wallets':
      return walletRows(reader, span);
    case 'orders':
      return orderRows(reader, span);
    case 'sessions':
      return sessionRows(reader, span);
    case 'classes':
      return classRows(reader, span);
  }
}

async function revenueRows(reader: Reader, span: DayGroup): Promise<RowOf> {
  const [money, discounts] = await Promise.all([
    readAccountDays(reader, span),
    readDiscountDays(reader, span),
  ]);
  const sumOf = byDay(money);
  const discountsOf = byDay(discounts);
  const ofAccount = (group: DayGroup, account: Account) =>
    sen(sumOf(group, (day) => (day.account === account ? day.amount : 0)));
  return (group) => {
    const sales_bigint = ofAccount(group, 'sales_revenue');
    const subscriptions_bigint = ofAccount(group, 'subscription_revenue');
    const revenue_bigint = addSen(sales_bigint, subscriptions_bigint);
    const refunds_bigint = sen(sumOf(group, refundOf));
    const net_revenue_bigint = subtractSen(revenue_bigint, refunds_bigint);
    const discounts_bigint = sen(discountsOf(group, (day) => day.amount));
    return {
      gross_bigint: addSen(revenue_bigint, discounts_bigint),
      discounts_bigint,
      sales_bigint,
      subscriptions_bigint,
      revenue_bigint,
      refunds_bigint,
      net_revenue_bigint,
    };
  };
}

async function topUpRows(reader: Reader, span: DayGroup): Promise<RowOf> {
  const sumOf = byDay(await readTopUpDays(reader, span));
  return (group) => {
    const topups_bigint = sen(sumOf(group, (day) => day.amount));
    const paid_out_bigint = sen(sumOf(group, (day) => day.paid_out));
    return {
      topups: sumOf(group, (day) => day.topups),
      topups_bigint,
      paid_out_bigint,
      net_topups_bigint: subtractSen(topups_bigint, paid_out_bigint),
    };
  };
}

async function refundRows(reader: Reader, span: DayGroup): Promise<RowOf> {
  const sumOf = byDay(await readRefundDays(reader, span));
  return (group) => {
    const refunds_bigint = sen(sumOf(group, (day) => day.amount));
    const to_payment_bigint = sen(sumOf(group, (day) => day.to_payment));
    return {
      refunds: sumOf(group, (day) => day.refunds),
      refunds_bigint,
      to_wallet_bigint: subtractSen(refunds_bigint, to_payment_bigint),
      to_payment_bigint,
    };
  };
}

/** Each row starts where the previous one ended. */
async function walletRows(reader: Reader, span: DayGroup): Promise<RowOf> {
  const [days, opening] = await Promise.all([
    readAccountDays(reader, span),
    readBalanceBefore(reader, span.first),
  ]);
  const sumOf = byDay(days);
  let balance: Sen = opening;
  return (group) => {
    const moved = (account: Account) =>
      sen(0 - sumOf(group, (day) => (day.account === account ? day.amount : 0)));
    const moves: WalletMoves = {
      topups_bigint: moved('gateway_clearing'),
      purchases_bigint: moved('sales_revenue'),
      subscriptions_bigint: moved('subscription_revenue'),
      refunds_bigint: moved('refunds'),
      vouchers_bigint: moved('promotions'),
      adjustments_bigint: moved('adjustments'),
    };
    const opening_bigint = balance;
    balance = addSen(balance, netOf(moves));
    return { opening_bigint, ...moves, closing_bigint: balance };
  };
}

async function orderRows(reader: Reader, span: DayGroup): Promise<RowOf> {
  const sumOf = byDay(await readOrderDays(reader, span));
  return (group) => {
    const orders = sumOf(group, (day) => day.orders);
    const amount_bigint = sen(sumOf(group, (day) => day.amount));
    return {
      orders,
      free_orders: sumOf(group, (day) => day.free_orders),
      refunded_orders: sumOf(group, (day) => day.refunded_orders),
      amount_bigint,
      average_order_bigint: averageOrder(amount_bigint, orders),
    };
  };
}

async function* rowsByProduct(reader: Reader, type: ReportType, span: DayGroup): ReportRows {
  switch (type) {
    case 'revenue':
      yield* revenueOfProducts(reader, span);
      return;
    case 'orders':
      for (const { product_id, title, orders, units, bundle_units, amount } of await readProductSales(
        reader,
        span,
        null,
      )) {
        const amount_bigint = sen(amount);
        const average_order_bigint = averageOrder(amount_bigint, orders);
        yield {
          product_id,
          product: title,
          orders,
          units,
          bundle_units,
          amount_bigint,
          average_order_bigint,
        };
      }
      return;
    case 'refunds':
      for (const { product_id, title, orders, amount } of await readProductRefunds(reader, span, null))
        yield { product_id, product: title, orders, refunds_bigint: sen(amount) };
      return;
    case 'sessions':
      yield* sessionsOfProducts(reader, span);
      return;
    case 'classes':
      yield* classesOfProducts(reader, span);
      return;
    default:
      yield { product_id: null, product: null, ...(await readReportFigures(reader, type, span))(span) };
  }
}

const NOTHING_SOLD = { orders: 0, units: 0, bundle_units: 0, amount: 0, discounts: 0 } as const;

async function* revenueOfProducts(reader: Reader, span: DayGroup): ReportRows {
  const [sales, refunds] = await Promise.all([
    readProductSales(reader, span, null),
    readProductRefunds(reader, span, null),
  ]);
  const refunded = new Map(refunds.map((row) => [row.product_id, row]));
  const soldIds = new Set(sales.map(({ product_id }) => product_id));
  // A product without sales may still have refunds.
  const returned = refunds.filter(({ product_id }) => !soldIds.has(product_id));
  for (const row of [...sales, ...returned.map((row) => ({ ...row, ...NOTHING_SOLD }))]) {
    const { product_id, title, orders, units, bundle_units } = row;
    const revenue_bigint = sen(row.amount);
    const refunds_bigint = sen(refunded.get(product_id)?.amount ?? 0);
    const net_revenue_bigint = subtractSen(revenue_bigint, refunds_bigint);
    const discounts_bigint = sen(row.discounts);
    const gross_bigint = addSen(revenue_bigint, discounts_bigint);
    const sold = { product_id, product: title, orders, units, bundle_units, gross_bigint, discounts_bigint };
    yield { ...sold, revenue_bigint, refunds_bigint, net_revenue_bigint };
  }
}
