import { Link } from 'react-router';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { cn } from '#app/lib/cn.ts';
import { reportsCopy as copy } from '#messages/admin-reports.ts';
import { DEFAULT_REPORT_PERIOD, type ReportPeriod, reportPeriods } from '#shared/reports.ts';

/** AREP-001: the period is in the URL. */
export function PeriodLinks({ period }: { readonly period: ReportPeriod }) {
  return (
    <nav aria-label={copy.periods} className={trackClasses}>
      {reportPeriods.map((option) => (
        <Link
          key={option}
          to={hrefOf(option)}
          preventScrollReset
          aria-current={option === period ? 'page' : undefined}
          className={cn(
            segmentClasses,
            'num aria-[current=page]:bg-lift aria-[current=page]:text-ink aria-[current=page]:shadow-1 aria-[current=page]:ring-1 aria-[current=page]:ring-line',
          )}
        >
          {option}
        </Link>
      ))}
    </nav>
  );
}

export const hrefOf = (period: ReportPeriod): string =>
  period === DEFAULT_REPORT_PERIOD ? '/admin/reports' : `/admin/reports?period=${period}`;
