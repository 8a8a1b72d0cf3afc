import { nextMonth, startOfDay } from '../time/dates.ts';
import { addDays, type DayGroup } from '../time/day-groups.ts';

/** Accounts of the general journal by their number. The wallets are what the shop owes its customers. */
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

/** Why an invoice is not in the file for Coretax. */
export const coretaxProblems = [
  'NO_TAX',
  'SELLER_NPWP_MISSING',
  'SELLER_DIFFERS',
  'BUYER_NPWP_MISSING',
] as const;
export type CoretaxProblem = (typeof coretaxProblems)[number];

/** Coretax takes that many invoices in one file. */
export const CORETAX_FILE_INVOICES = 1000;

/** What a month may still wait for. The first two are done by closing it. */
export const openItems = [
  'missing_invoices',
  'missing_credit_notes',
  'pending_refunds',
  'open_disputes',
  'waiting_adjustments',
] as const;
export type OpenItem = (typeof openItems)[number];

/** The days of a month (`2026-11`). */
export function daysOfMonth(month: string): DayGroup {
  const first = `${month}-01`;
  return { first, last: addDays(nextMonth(first), -1) };
}

/** Two hours after a month, when no transaction that began in it is still open. */
export const closableFrom = (month: string): Date =>
  new Date(startOfDay(nextMonth(`${month}-01`)).getTime() + 2 * 3_600_000);

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
