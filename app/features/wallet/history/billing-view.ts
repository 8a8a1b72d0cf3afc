import { apiHref } from '#app/lib/api/api-href.ts';
import type { exportTransactions } from '#contract/wallet/wallet.ts';
import { type LedgerType, ledgerTypes } from '#shared/money/ledger.ts';
import { dayOf, nextMonth } from '#shared/time/dates.ts';

/** PORT-025, ACONST-007 */
export const PAGE_SIZE = 20;

export interface BillingView {
  readonly tab: 'transactions' | 'payments';
  /** Counted from 1. */
  readonly page: number;
  readonly type: LedgerType | null;
  /** `2026-11`; null: every month. */
  readonly month: string | null;
}

const LAST_PAGE = 1000;

export function parseBillingView(search: URLSearchParams): BillingView {
  const page = Math.trunc(Number(search.get('page') ?? '1'));
  const month = search.get('month') ?? '';
  return {
    tab: search.get('tab') === 'payments' ? 'payments' : 'transactions',
    page: Math.max(1, Math.min(LAST_PAGE, page || 1)),
    type: ledgerTypes.find((type) => type === search.get('type')) ?? null,
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

function queryOf({ tab, page, type, month }: BillingView): URLSearchParams {
  const query = new URLSearchParams();
  if (tab === 'payments') query.set('tab', tab);
  if (tab === 'transactions' && type !== null) query.set('type', type);
  if (tab === 'transactions' && month !== null) query.set('month', month);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function billingHref(view: BillingView): string {
  const query = queryOf(view).toString();
  return query === '' ? '/user/billing' : `/user/billing?${query}`;
}

export function exportHref({ type, month }: BillingView): string {
  return apiHref<typeof exportTransactions>('/api/wallet/transactions.csv', { query: { type, month } });
}

const MAX_MONTHS = 36;

export function monthsSince(created: string | null, now: Date): readonly string[] {
  const months: string[] = [];
  const last = dayOf(now).slice(0, 7);
  let month = `${dayOf(created ?? now).slice(0, 7)}-01`;
  while (month.slice(0, 7) <= last) {
    months.unshift(month.slice(0, 7));
    month = nextMonth(month);
  }
  return months.slice(0, MAX_MONTHS);
}
