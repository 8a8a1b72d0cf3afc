import type { ReactNode } from 'react';
import { Badge } from './ui/badge.tsx';

/** What a state means to the reader: it went through, it waits, it failed, it is over. */
export type StatusTone = 'done' | 'waiting' | 'failed' | 'over';

const variants = { done: 'ok', waiting: 'plain', failed: 'bad', over: 'off' } as const;

export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Badge variant={variants[tone]}>{children}</Badge>;
}
