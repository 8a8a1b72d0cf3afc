import { cn } from '#app/lib/cn.ts';
import { reportsCopy as copy } from './reports-copy.ts';

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** Whether more of it is good news, bad news, or neither. */
  readonly more: 'good' | 'bad' | 'plain';
}

const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** How a figure stands against the period before: the sign says it, the colour only repeats it. */
export function Change({ now, before, more }: ChangeProps) {
  const isGood = now > before === (more === 'good');
  const colour = more === 'plain' || now === before ? 'text-ink-3' : isGood ? 'text-credit' : 'text-debit';
  return <span className={cn('num font-semibold', colour)}>{wordsOf(now, before)}</span>;
}

function wordsOf(now: number, before: number): string {
  if (now === before) return copy.unchanged;
  if (before <= 0) return copy.fresh;
  const share = ((now - before) / before) * 100;
  return `${share > 0 ? '+' : '\u2212'}${percent.format(Math.abs(share))}%`;
}
