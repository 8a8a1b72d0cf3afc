import { cn } from '#app/lib/cn.ts';
import type { ResultMetric } from '#contract/content/case-studies.ts';
import { pageCopy } from '#messages/components/page.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

interface TrendLinesProps {
  readonly metrics: readonly ResultMetric[];
  readonly className?: string;
}

export function TrendLines({ metrics, className }: TrendLinesProps) {
  return (
    <ul className={cn('grid', className)}>
      {metrics.map((metric) => (
        <li
          key={metric.label}
          className="grid grid-cols-[4rem_52px_1fr] items-center gap-x-3 border-line-strong border-t py-2.5 text-ui sm:grid-cols-[minmax(0,1fr)_auto_52px_auto] sm:py-3"
        >
          <span className="max-sm:col-span-full">{metric.label}</span>
          <span className="num text-ink-3">
            <span className="sr-only">{pageCopy.from} </span>
            {bindNumbers(metric.before)}
          </span>
          <TrendLine isRising={metric.after_value > metric.before_value} />
          <span className="figures num min-w-[4.2em] font-heading text-amount sm:text-right">
            <span className="sr-only">{pageCopy.to} </span>
            {bindNumbers(metric.after)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TrendLine({ isRising }: { readonly isRising: boolean }) {
  const [from, to] = isRising ? [21, 5] : [5, 21];
  return (
    <svg viewBox="0 0 52 26" aria-hidden="true" className="h-[26px] w-[52px] text-credit">
      <path d={`M4 ${from}L48 ${to}`} stroke="currentColor" strokeWidth="2" fill="none" />
      <circle cx="4" cy={from} r="3" className="fill-line-strong" />
      <circle cx="48" cy={to} r="4" fill="currentColor" />
    </svg>
  );
}
