import type { Dashboard } from '#contract/admin/dashboard.ts';
import type { Reader } from '#server/platform/db.ts';
import {
  readAttention,
  readOrderCounts,
  readReceived,
  readRevenueByDay,
  readStats,
  readTopOrders,
} from './reports.queries.ts';

const CHART_DAYS = 30;
const TOP_ORDERS = 5;

/** ADM-028 to ADM-046: current figures, in sen and WIB days. */
export async function readDashboard(reader: Reader): Promise<Dashboard> {
  const [stats, top_orders, revenue_by_day, orders_by_status, received, attention] = await Promise.all([
    readStats(reader),
    readTopOrders(reader, TOP_ORDERS),
    readRevenueByDay(reader, CHART_DAYS),
    readOrderCounts(reader),
    readReceived(reader),
    readAttention(reader),
  ]);
  const completed = orders_by_status.find(({ status }) => status === 'completed');
  return {
    stats: { ...stats, totalOrders: completed?.count ?? 0 },
    top_orders,
    revenue_by_day,
    orders_by_status,
    received,
    attention,
    read_at: new Date().toISOString(),
  };
}
