import { addDays, nextMonth, previousMonth, startOfDay } from '../time/dates.ts';
import type { DayGroup } from '../time/day-groups.ts';

/** Keyed by account number. Wallets are what the shop owes its customers. */
export const journalAccounts = {
  gateway_clearing: '1100',
  wallets: '2100',
  tax_payable: '2200',
  sales_revenue: '4100',
  subscription_revenue: '4200',
  refunds: '4900',
  promotions: '6100',
  adjustments: '6900',
} as const;
export type JournalAccount = keyof typeof journalAccounts;

export const coretaxProblems = [
  'NO_TAX',
  'SELLER_NPWP_MISSING',
  'SELLER_DIFFERS',
  'BUYER_NPWP_MISSING',
] as const;
export type CoretaxProblem = (typeof coretaxProblems)[number];

/** Coretax's limit per file. */
export const CORETAX_FILE_INVOICES = 1000;

/** Closing a month does the first two. */
export const openItems = [
  'missing_invoices',
  'missing_credit_notes',
  'pending_refunds',
  'open_disputes',
  'waiting_adjustments',
] as const;
export type OpenItem = (typeof openItems)[number];

/** Takes a month (`2026-11`). */
export function daysOfMonth(month: string): DayGroup {
  const first = `${month}-01`;
  return { first, last: addDays(nextMonth(first), -1) };
}

/** Two hours after the month, when no transaction begun in it is still open. */
export const closableFrom = (month: string): Date =>
  new Date(startOfDay(nextMonth(`${month}-01`)).getTime() + 2 * 3_600_000);

/** A quarter (`2026-Q4`) or a year (`2026`). */
export const isLongPeriod = (text: string): boolean => /^20\d\d(-Q[1-4])?$/.test(text);

export function monthsOf(period: string): readonly string[] {
  if (isMonth(period)) return [period];
  const [year, quarter] = period.split('-Q');
  const [first, count] = quarter === undefined ? [1, 12] : [Number(quarter) * 3 - 2, 3];
  return Array.from({ length: count }, (_, n) => `${year}-${String(first + n).padStart(2, '0')}`);
}

export const periodKinds = ['month', 'quarter', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const kindOf = (period: string): PeriodKind =>
  isMonth(period) ? 'month' : period.includes('Q') ? 'quarter' : 'year';

/** Takes a month (`2026-11`). */
export function periodOf(month: string, kind: PeriodKind): string {
  const [year = '', number] = month.split('-');
  if (kind === 'month') return month;
  return kind === 'year' ? year : `${year}-Q${Math.ceil(Number(number) / 3)}`;
}

/** Returns the period of the same length before or after. */
export function stepPeriod(period: string, step: 'before' | 'after'): string {
  const months = monthsOf(period);
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const month = step === 'before' ? previousMonth(`${first}-01`) : nextMonth(`${last}-01`);
  return periodOf(month.slice(0, 7), kindOf(period));
}

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
