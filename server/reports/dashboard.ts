import type { SearchResults } from '#contract/people/admin-search.ts';
import type { Dashboard } from '#contract/reports/admin-dashboard.ts';
import { findProducts } from '#server/catalog/index.ts';
import { findOrders } from '#server/orders/index.ts';
import { findPeople } from '#server/people/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { OnUnread } from '#server/platform/failures/open-parts.ts';
import { type ReportPeriod, reportDays } from '#shared/shop/reports.ts';
import { readFigures } from './reports.queries.ts';

/** Figures are in sen and WIB days (ADM-028 to ADM-046). */
export async function readDashboard(
  reader: Reader,
  period: ReportPeriod,
  onUnread: OnUnread = () => undefined,
): Promise<Dashboard> {
  const now = new Date();
  const { stats, ...figures } = await readFigures(reader, { days: reportDays[period], now, onUnread });
  const completed = figures.orders_by_status.find(({ status }) => status === 'completed');
  return {
    ...figures,
    stats: { ...stats, totalOrders: completed?.count ?? 0 },
    read_at: now.toISOString(),
  };
}

const MAX_HITS = 5;

interface SearchQuery {
  readonly words: string;
  /** Only admins see products (DECISIONS 35). */
  readonly with_products: boolean;
}

export async function searchEverything(
  reader: Reader,
  { words, with_products }: SearchQuery,
): Promise<SearchResults> {
  const [orders, users, products] = await Promise.all([
    findOrders(reader, words, MAX_HITS),
    findPeople(reader, words, MAX_HITS),
    with_products ? findProducts(reader, words, MAX_HITS) : [],
  ]);
  return { orders, users, products };
}
