import { Link } from 'react-router';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { cn } from '#app/lib/cn.ts';
import { chartCopy as copy } from '#messages/charts.ts';
import { DEFAULT_REPORT_PERIOD, type ReportPeriod, reportPeriods } from '#shared/reports.ts';

interface PeriodLinksProps {
  readonly path: string;
  readonly period: ReportPeriod;
}

/** AREP-001: the period is in the URL. */
export function PeriodLinks({ path, period }: PeriodLinksProps) {
  return (
    <nav aria-label={copy.periods} className={trackClasses}>
      {reportPeriods.map((option) => (
        <Link
          key={option}
          to={periodHref(path, option)}
          preventScrollReset
          aria-current={option === period ? 'page' : undefined}
          className={cn(
            segmentClasses,
            'num aria-[current=page]:bg-lift aria-[current=page]:text-ink aria-[current=page]:shadow-1 aria-[current=page]:ring-1 aria-[current=page]:ring-line',
          )}
        >
          {copy.period[option]}
        </Link>
      ))}
    </nav>
  );
}

export const periodHref = (path: string, period: ReportPeriod): string =>
  period === DEFAULT_REPORT_PERIOD ? path : `${path}?period=${period}`;

export const periodIn = (search: URLSearchParams): ReportPeriod =>
  reportPeriods.find((option) => option === search.get('period')) ?? DEFAULT_REPORT_PERIOD;
