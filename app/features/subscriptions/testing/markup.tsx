import type { ReactNode } from 'react';
import { htmlOf } from '#tests/support/page.tsx';

export function html(element: ReactNode): string {
  return htmlOf(element).replaceAll('\u00a0', ' ');
}
export const textOf = (element: ReactNode) =>
  html(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
