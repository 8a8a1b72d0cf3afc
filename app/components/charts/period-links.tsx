import { ViewLinks } from '#app/components/page/view-links.tsx';
import { chartCopy as copy } from '#messages/reports/charts.ts';
import { DEFAULT_REPORT_PERIOD, type ReportPeriod, reportPeriods } from '#shared/reports/reports.ts';

interface PeriodLinksProps {
  readonly path: string;
  readonly period: ReportPeriod;
}

/** The period is in the URL (AREP-001). */
export function PeriodLinks({ path, period }: PeriodLinksProps) {
  const views = reportPeriods.map((option) => ({
    label: copy.period[option],
    to: periodHref(path, option),
  }));
  return (
    <ViewLinks
      label={copy.periods}
      views={views}
      current={periodHref(path, period)}
      keepsPlace
      className="num"
    />
  );
}

export const periodHref = (path: string, period: ReportPeriod): string =>
  period === DEFAULT_REPORT_PERIOD ? path : `${path}?period=${period}`;

export const periodIn = (search: URLSearchParams): ReportPeriod =>
  reportPeriods.find((option) => option === search.get('period')) ?? DEFAULT_REPORT_PERIOD;
