import type { Dashboard } from '#contract/admin/dashboard.ts';
import type { Reader } from '#server/platform/db.ts';
import { type ReportPeriod, reportDays } from '#shared/reports.ts';
import {
  readAttention,
  readFirstSaleDay,
  readOrderCounts,
  readReceived,
  readRevenueByDay,
  readStats,
  readToday,
  readTopOrders,
} from './reports.queries.ts';

const TOP_ORDERS = 5;

/** ADM-028 to ADM-046: current figures, in sen and WIB days. */
export async function readDashboard(reader: Reader, period: ReportPeriod): Promise<Dashboard> {
  const [stats, top_orders, revenue_by_day, first_sale_on, orders_by_status, received, attention, today] =
    await Promise.all([
      readStats(reader),
      readTopOrders(reader, TOP_ORDERS),
      readRevenueByDay(reader, reportDays[period]),
      readFirstSaleDay(reader),
      readOrderCounts(reader),
      readReceived(reader),
      readAttention(reader),
      readToday(reader),
    ]);
  const completed = orders_by_status.find(({ status }) => status === 'completed');
  return {
    stats: { ...stats, totalOrders: completed?.count ?? 0 },
    top_orders,
    revenue_by_day,
    first_sale_on,
    orders_by_status,
    received,
    attention,
    today,
    read_at: new Date().toISOString(),
  };
}
