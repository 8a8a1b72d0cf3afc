import type { ReactNode } from 'react';
import { htmlOf } from '#tests/support/page.tsx';

/** What the server sends of these components. */
export function html(element: ReactNode): string {
  return htmlOf(element).replaceAll('\u00a0', ' ');
}
export const textOf = (element: ReactNode) =>
  html(element)
    // What only a page without scripts shows is not read with them.
    .replace(/<noscript>.*?<\/noscript>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
