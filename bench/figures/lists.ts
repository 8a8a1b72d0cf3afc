import { addDays, dayOf } from '#shared/time/dates.ts';
import { atMost, type Figure } from '../figure.ts';
import type { LargeShop } from '../stage.ts';
import { comparePaths } from '../throughput.ts';

const REPORTS_REQUESTS = 20;
const MOST_MS = 300;
/** It also counts whole tables: people, payments, orders by status. */
const DASHBOARD: StaffReport = { name: 'dashboard', path: '/api/admin/dashboard?period=30d' };

/**
 * Staff reports over many orders, beside the same over a thousand. Past days are pre-aggregated (ADR 0055); tests prove
 * that the rest uses an index.
 */
export async function measureReports(shops: {
  readonly few: LargeShop;
  readonly many: LargeShop;
}): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of [DASHBOARD, ...staffReports(new Date())]) {
    const { few, many } = await comparePaths(path, { ...shops, looks: REPORTS_REQUESTS });
    const figure = { name: `report:${name}`, unit: 'ms p95', ours: many, limit: few, ratio: many / few };
    figures.push({ ...figure, targets: [atMost('p95 ms', many, MOST_MS)], notes: {} });
  }
  return figures;
}

interface StaffReport {
  readonly name: string;
  readonly path: string;
}

export function staffReports(now: Date): readonly StaffReport[] {
  const today = dayOf(now);
  const report = (days: number, type: string, group: string) =>
    `/api/admin/reports?start_date=${addDays(today, 1 - days)}&end_date=${today}&report_type=${type}&group_by=${group}`;
  return [
    { name: 'summary-30-days', path: '/api/admin/reports/summary?period=30d' },
    { name: 'summary-year', path: '/api/admin/reports/summary?period=1y' },
    { name: 'revenue-month', path: report(30, 'revenue', 'day') },
    { name: 'revenue-year', path: report(365, 'revenue', 'month') },
    { name: 'products-year', path: report(365, 'revenue', 'product') },
    { name: 'orders-year', path: report(365, 'orders', 'month') },
  ];
}

const REQUESTS = 60;
const MAX_RATIO = 2;

/**
 * Every staff list at a thousand rows and at many: first page, a search for few and for many rows, last page. The two
 * shops alternate, so that a slow moment of the machine hits both.
 */
export async function measureLists(shops: {
  readonly few: LargeShop;
  readonly many: LargeShop;
}): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const list of staffLists) figures.push(await measureList(list, shops));
  return figures;
}

async function measureList(list: StaffList, shops: { few: LargeShop; many: LargeShop }): Promise<Figure> {
  const notes: Record<string, string> = {};
  const views = [];
  for (const [view, query] of Object.entries(viewsOf(list))) {
    const { few, many } = await comparePaths(`${list.path}${query}`, { ...shops, looks: REQUESTS });
    views.push({ view, few, many, ratio: many / few });
    notes[view] = `${few.toFixed(1)} → ${many.toFixed(1)} ms`;
  }
  const worst = views.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return {
    name: `list:${list.name}`,
    unit: 'ms p95',
    ours: worst.many,
    limit: worst.few,
    ratio: worst.ratio,
    targets: views.map(({ view, ratio }) => atMost(view, ratio, MAX_RATIO)),
    notes,
  };
}

interface StaffList {
  readonly name: string;
  readonly path: string;
  /** Search words that match a few rows, and a tenth of all rows. */
  readonly words?: { readonly rare: string; readonly common: string };
  /** The query of its last page, where the list is not paged from the end. */
  readonly last?: string;
  /** A list without pages; only its beginning is measured. */
  readonly isWhole?: boolean;
}

/** The 777th of the large shop's 8000 words is rare; common ones are in every fourth to twelfth row. */
const wordsWith = (common: string) => ({ rare: 'towansan', common });
const people = { rare: 'towansan777@', common: 'Lestari' };
const products = wordsWith('stok gudang');

export const staffLists: readonly StaffList[] = [
  { name: 'products', path: '/api/admin/products?is_subscription=false', words: products },
  { name: 'subscriptions', path: '/api/admin/products?is_subscription=true', words: products },
  { name: 'posts', path: '/api/admin/content/posts?', words: wordsWith('faktur') },
  { name: 'case-studies', path: '/api/admin/content/case-studies?', words: wordsWith('Gudang') },
  { name: 'leads', path: '/api/admin/content/leads?', words: people },
  { name: 'leads-board', path: '/api/admin/content/leads/board?', isWhole: true },
  { name: 'submissions', path: '/api/admin/content/submissions?', isWhole: true },
  { name: 'people', path: '/api/admin/people?', words: people },
  { name: 'users', path: '/api/admin/users?', words: people },
  { name: 'orders', path: '/api/admin/orders?', words: people },
  { name: 'subscribers', path: '/api/admin/subscriptions?', words: people },
  { name: 'wallets', path: '/api/admin/wallets?', words: people },
  { name: 'payments', path: '/api/admin/payments?', words: people },
  { name: 'webhooks', path: '/api/admin/webhooks/log?', words: { rare: 'evt_777', common: 'expired' } },
  { name: 'audit', path: '/api/admin/audit?', last: 'after=1' },
];

/** The queries of the first page, of searches for few and for many rows, and of the last page. */
export function viewsOf({
  words,
  last = 'from=end',
  isWhole = false,
}: StaffList): Readonly<Record<string, string>> {
  if (isWhole) return { first: '' };
  const searches =
    words === undefined
      ? {}
      : {
          search: `&limit=20&search=${encodeURIComponent(words.rare)}`,
          common: `&limit=20&search=${encodeURIComponent(words.common)}`,
        };
  return { first: '&limit=20', ...searches, last: `&limit=20&${last}` };
}
