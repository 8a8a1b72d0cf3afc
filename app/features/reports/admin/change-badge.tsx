import { cn } from '#app/lib/cn.ts';
import { reportsCopy as copy } from '#messages/reports/admin.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';

interface ChangeBadgeProps {
  readonly now: number;
  readonly before: number;
  readonly moreIsBetter: 'good' | 'bad' | 'plain';
}

/** The sign carries the meaning; the colour only repeats it. */
export function ChangeBadge({ now, before, moreIsBetter }: ChangeBadgeProps) {
  const isGood = now > before === (moreIsBetter === 'good');
  const colour =
    moreIsBetter === 'plain' || now === before ? 'text-ink-3' : isGood ? 'text-credit' : 'text-debit';
  return <span className={cn('num font-semibold', colour)}>{changeText(now, before)}</span>;
}

function changeText(now: number, before: number): string {
  if (now === before) return copy.unchanged;
  if (before <= 0) return copy.fresh;
  const share = ((now - before) / before) * 100;
  return `${share > 0 ? '+' : '\u2212'}${formatDecimal(Math.abs(share), { maximumFractionDigits: 1 })}%`;
}
