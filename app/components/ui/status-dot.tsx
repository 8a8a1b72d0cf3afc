import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** Each tone has its own shape, so that it never depends on colour alone. */
const tones = {
  ok: { path: 'M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z', look: 'fill-credit', word: 'text-ink' },
  wait: { path: 'M5 .2L9.8 5L5 9.8L.2 5Z', look: 'fill-dawn-deep', word: 'text-ink' },
  bad: { path: 'M5 .6L9.8 9.4H.2Z', look: 'fill-debit', word: 'text-ink' },
  back: { path: 'M5 1a4 4 0 1 0 0 8Z', look: 'fill-ink-2', word: 'text-ink' },
  plain: { path: 'M1 3.6h8v2.8h-8Z', look: 'fill-ink-3', word: 'text-ink' },
  outline: { path: 'M5 1L9 5L5 9L1 5Z', look: 'fill-none stroke-ink-2', word: 'text-ink' },
  draft: { path: 'M1.5 1.5h7v7h-7Z', look: 'fill-none stroke-ink-3', word: 'text-ink-2' },
  off: {
    path: 'M5 1.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z',
    look: 'fill-none stroke-ink-3',
    word: 'text-ink-2',
  },
} as const;

export type StatusTone = keyof typeof tones;

interface StatusDotProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

export function StatusDot({ tone, children }: StatusDotProps) {
  const { path, look, word } = tones[tone];
  return (
    <span
      data-slot="status"
      data-tone={tone}
      className={cn('inline-flex items-center gap-2 whitespace-nowrap', word)}
    >
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
        <path d={path} strokeWidth="1.5" className={look} />
      </svg>
      {children}
    </span>
  );
}
