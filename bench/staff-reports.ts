import { dayOf } from '#shared/dates.ts';
import { addDays } from '#shared/day-groups.ts';

interface StaffReport {
  readonly name: string;
  readonly path: string;
}

/** The reports that the staff reads most, until the day of `now`. */
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
