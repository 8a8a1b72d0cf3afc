import type { ReactNode } from 'react';
import { htmlOf } from '#tests/support/page.tsx';

/** What the server sends of these components. */
export function html(element: ReactNode): string {
  return htmlOf(element).replaceAll('\u00a0', ' ');
}
export const textOf = (element: ReactNode) =>
  html(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
