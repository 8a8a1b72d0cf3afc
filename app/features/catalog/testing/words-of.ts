import type { ReactNode } from 'react';
import { htmlOf } from '#tests/support/page.tsx';

/** The words of a screen, with its markup left out. */
export function wordsOf(screen: ReactNode): string {
  return htmlOf(screen)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
