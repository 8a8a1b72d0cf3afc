import { isMonth } from '#shared/money/books.ts';

/** A month (`2026-11`), a quarter (`2026-Q4`) or a year (`2026`). */
export const booksHref = (period: string): string =>
  `/admin/reports/books?${isMonth(period) ? 'month' : 'period'}=${period}`;
