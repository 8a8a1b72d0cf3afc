import type { ReactNode } from 'react';
import { htmlOf } from '#tests/support/page.tsx';

export function wordsOf(screen: ReactNode): string {
  return htmlOf(screen)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
