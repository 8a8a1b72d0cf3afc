export const chartCopy = {
  periods: 'Periode',
  today: 'hari ini',
  thisWeek: 'minggu ini',
};
