import { cn } from '#app/lib/cn.ts';

const tones = {
  good: 'bg-credit',
  waiting: 'bg-dawn-2',
  bad: 'bg-debit',
  off: 'bg-transparent shadow-[inset_0_0_0_1.5px_var(--ink-3)]',
} as const;

/** A state in a word, with a dot that the eye finds in a long column; the word carries the meaning. */
export function StatusDot({
  tone,
  children,
}: {
  readonly tone: keyof typeof tones;
  readonly children: string;
}) {
  return (
    <span className={cn('inline-flex items-center gap-2 whitespace-nowrap', tone === 'off' && 'text-ink-3')}>
      <i aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', tones[tone])} />
      {children}
    </span>
  );
}
