import { dayOf } from '#shared/time/dates.ts';
import { addDays } from '#shared/time/day-groups.ts';
import { comparePaths } from '../compare-latency.ts';
import { atMost, type Figure } from '../figure.ts';
import type { LargeShop } from '../stage.ts';

const REQUESTS = 20;
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
    const { few, many } = await comparePaths(path, { ...shops, looks: REQUESTS });
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
