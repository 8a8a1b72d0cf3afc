import { inLanguage } from '#shared/language/language.ts';

export const chartCopy = inLanguage({
  id: {
    periods: 'Periode',
    /** Short form, in as little space as possible (AREP-001). */
    period: { '7d': '7 hr', '30d': '30 hr', '90d': '90 hr', '1y': '1 th' },
    today: 'hari ini',
    thisWeek: 'minggu ini',
    thisMonth: 'bulan ini',
  },
  en: {
    periods: 'Period',
    period: { '7d': '7d', '30d': '30d', '90d': '90d', '1y': '1y' },
    today: 'today',
    thisWeek: 'this week',
    thisMonth: 'this month',
  },
});
