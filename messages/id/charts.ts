export const chartCopy = {
  periods: 'Periode',
  /** AREP-001, for as little room. */
  period: { '7d': '7 hr', '30d': '30 hr', '90d': '90 hr', '1y': '1 th' },
  today: 'hari ini',
  thisWeek: 'minggu ini',
  thisMonth: 'bulan ini',
};
