import type { chartCopy as id } from '../id/charts.ts';

export const chartCopy: typeof id = {
  periods: 'Period',
  period: { '7d': '7d', '30d': '30d', '90d': '90d', '1y': '1y' },
  today: 'today',
  thisWeek: 'this week',
  thisMonth: 'this month',
};
