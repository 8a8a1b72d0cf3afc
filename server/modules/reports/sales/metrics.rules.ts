import { addDays, countDays, type DayGroup, type DayUnit } from '#shared/day-groups.ts';
import { averageRupiah, type Sen, sumSen, toSen } from '#shared/money.ts';
import type { ReportPeriod } from '#shared/reports.ts';

const DAYS: Readonly<Record<ReportPeriod, number>> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/** How a period is drawn: never more than thirty columns. */
export const chartUnits: Readonly<Record<ReportPeriod, DayUnit>> = {
  '7d': 'day',
  '30d': 'day',
  '90d': 'week',
  '1y': 'month',
};

/** The days of a period up to today, and as many right before them to compare with. */
export function spansOf(period: ReportPeriod, today: string): Readonly<Record<'now' | 'before', DayGroup>> {
  const count = DAYS[period];
  const first = addDays(today, 1 - count);
  return { now: { first, last: today }, before: { first: addDays(first, -count), last: addDays(first, -1) } };
}

/** Sen of one order on average, rounded once to whole rupiah, as it is shown; null without orders. */
export function averageOrder(revenue: Sen, orders: number): Sen | null {
  return orders > 0 ? toSen(averageRupiah(revenue, orders)) : null;
}

/** A facts-by-day list as something that can be summed over any days. */
export function byDay<Row extends { readonly day: string }>(rows: readonly Row[]) {
  const known = new Map<string, Row[]>();
  for (const row of rows) known.set(row.day, [...(known.get(row.day) ?? []), row]);
  return (group: DayGroup, amountOf: (row: Row) => number): number => {
    let sum = 0;
    for (let n = 0; n < countDays(group); n++)
      for (const row of known.get(addDays(group.first, n)) ?? []) sum += amountOf(row);
    return sum;
  };
}

/** What every kind of movement did to the wallets, in sen: what they got is positive. */
export interface WalletMoves {
  readonly topups_bigint: Sen;
  readonly purchases_bigint: Sen;
  readonly subscriptions_bigint: Sen;
  readonly refunds_bigint: Sen;
  readonly vouchers_bigint: Sen;
  readonly adjustments_bigint: Sen;
}

export function netOf(moves: WalletMoves): Sen {
  return sumSen(Object.values(moves));
}
