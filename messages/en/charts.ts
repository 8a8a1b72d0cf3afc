import type { chartCopy as id } from '../id/charts.ts';

export const chartCopy: typeof id = {
  periods: 'Period',
  today: 'today',
  thisWeek: 'this week',
};
