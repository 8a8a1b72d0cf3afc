import { averageRupiah, type Sen, sumSen, toSen } from '#shared/money/money.ts';
import { type ReportPeriod, reportDays } from '#shared/reports/reports.ts';
import { addDays } from '#shared/time/dates.ts';
import { countDays, type DayGroup, type DayUnit } from '#shared/time/day-groups.ts';

export const chartUnits: Readonly<Record<ReportPeriod, DayUnit>> = {
  '7d': 'day',
  '30d': 'day',
  '90d': 'week',
  '1y': 'month',
};

export function spansOf(period: ReportPeriod, today: string): Readonly<Record<'now' | 'before', DayGroup>> {
  const count = reportDays[period];
  const first = addDays(today, 1 - count);
  return { now: { first, last: today }, before: { first: addDays(first, -count), last: addDays(first, -1) } };
}

/** Sen, rounded to whole rupiah as displayed; null without orders. */
export function averageOrder(revenue: Sen, orders: number): Sen | null {
  return orders > 0 ? toSen(averageRupiah(revenue, orders)) : null;
}

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

/** Net effect on wallets by kind, in sen: credits are positive. */
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
