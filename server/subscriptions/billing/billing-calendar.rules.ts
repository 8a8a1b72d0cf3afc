import type { BillingCycle } from '#shared/money/money.ts';
import { daysLater } from '#shared/time/dates.ts';

/** Jakarta has no daylight saving time: always UTC+7. */
const WIB_MS = 7 * 3_600_000;

export interface Period {
  readonly start: Date;
  /** The end is exclusive. */
  readonly end: Date;
}

export function dayOfMonth(time: Date): number {
  return new Date(time.getTime() + WIB_MS).getUTCDate();
}

/** Ends on the anchor day or a shorter month's last, at the same Jakarta time: 31 Jan, 28 Feb, 31 Mar. */
export function periodEnd(start: Date, cycle: BillingCycle, anchorDay: number): Date {
  switch (cycle) {
    case 'daily':
      return daysLater(start, 1);
    case 'weekly':
      return daysLater(start, 7);
    case 'monthly':
      return inMonth(start, 1, anchorDay);
    case 'yearly':
      return inMonth(start, 12, anchorDay);
  }
}

function inMonth(start: Date, monthsLater: number, anchorDay: number): Date {
  const local = new Date(start.getTime() + WIB_MS);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth() + monthsLater;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = local.getTime() - Date.UTC(year, local.getUTCMonth(), local.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(anchorDay, lastDay)) + timeOfDay - WIB_MS);
}

/** The first period from `start` on that has not passed at `now`. */
export function periodAround(
  start: Date,
  now: Date,
  { cycle, anchorDay }: { readonly cycle: BillingCycle; readonly anchorDay: number },
): Period {
  let period = { start, end: periodEnd(start, cycle, anchorDay) };
  while (period.end <= now) {
    period = { start: period.end, end: periodEnd(period.end, cycle, anchorDay) };
  }
  return period;
}
