import type { BookMonth } from '#contract/books/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { closableFrom } from '#shared/money/books.ts';
import {
  countOpenItems,
  listDocuments,
  readClosedMonth,
  readFirstOpenMonth,
  readOpenMonth,
} from './books.queries.ts';
import { checkCoretax } from './export-coretax.ts';

const NEWEST = 20;

export async function readBookMonth(
  reader: Reader,
  { month, now }: { readonly month: string; readonly now: Date },
): Promise<BookMonth> {
  const closed = await readClosedMonth(reader, month);
  const [figures, open, first, newest, coretax] = await Promise.all([
    closed?.figures ?? readOpenMonth(reader, month),
    countOpenItems(reader, month),
    readFirstOpenMonth(reader),
    listDocuments(reader, month, NEWEST),
    checkCoretax(reader, month),
  ]);
  return {
    month,
    ...figures,
    closed: closed?.closed ?? null,
    is_over: now >= closableFrom(month),
    first_open_month: first,
    open,
    newest,
    coretax,
  };
}
