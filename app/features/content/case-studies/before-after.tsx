import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ResultMetric } from '#contract/content/case-studies.ts';
import { portfolioCopy } from '#messages/content/portfolio.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

interface BeforeAfterProps {
  readonly metric: ResultMetric;
  readonly size?: 'small' | 'large';
}

export function BeforeAfter({ metric, size = 'small' }: BeforeAfterProps) {
  const shares = barWidths(metric);
  const isLarge = size === 'large';
  return (
    <div>
      <p
        {...ownerLanguage(metric, 'label')}
        className={isLarge ? 'font-semibold text-body' : 'font-medium text-ui'}
      >
        {metric.label}
      </p>
      <p className="sr-only">{portfolioCopy.beforeAfter(metric.before, metric.after)}</p>
      <div aria-hidden="true" className={cn('grid', isLarge ? 'mt-2 gap-1.5' : 'mt-1.5')}>
        <Bar text={metric.before} share={shares?.before} isLarge={isLarge} />
        <Bar text={metric.after} share={shares?.after} isLarge={isLarge} isAfter />
      </div>
    </div>
  );
}

interface BarProps {
  readonly text: string;
  readonly share: number | undefined;
  readonly isLarge: boolean;
  readonly isAfter?: boolean;
}

/** The figure stands where its bar ends, so that the eye needs no axis. */
function Bar({ text, share, isLarge, isAfter = false }: BarProps) {
  return (
    <p className={cn('flex items-center gap-2.5', isLarge ? 'min-h-7' : 'min-h-6')}>
      {share !== undefined && (
        <span
          className={cn(
            // A sliver at least: an invisible bar would say "nothing".
            'min-w-[3px] shrink rounded-r-small',
            isLarge ? 'h-5' : 'h-3',
            isAfter ? 'bg-credit' : 'hatch-quiet ring-1 ring-line-strong ring-inset',
          )}
          style={{ width: `calc((100% - ${isLarge ? 7.5 : 6}rem) * ${share / 100})` }}
        />
      )}
      <span
        className={cn(
          'num',
          isLarge ? 'text-t3' : 'text-ui',
          isAfter ? 'font-heading text-ink' : 'font-normal text-ink-3',
        )}
      >
        {bindNumbers(text)}
      </span>
    </p>
  );
}

interface BarWidths {
  /** Percent of the longer bar, 0 to 100. */
  readonly before: number;
  readonly after: number;
}

/** Proportional from zero, the larger bar full. Null for negative values, and when both are zero. */
export function barWidths({ before_value, after_value }: ResultMetric): BarWidths | null {
  const larger = Math.max(before_value, after_value);
  if (Math.min(before_value, after_value) < 0 || larger === 0) return null;
  return { before: (before_value / larger) * 100, after: (after_value / larger) * 100 };
}
