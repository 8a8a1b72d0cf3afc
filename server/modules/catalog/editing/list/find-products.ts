import type { Reader } from '#server/platform/db.ts';
import { rupiah } from '#shared/money.ts';
import { selectByTitle } from './list.queries.ts';

/** Products of every state whose title holds the words, in the order of their lists; archived ones are not found. */
export async function findProducts(reader: Reader, words: string, limit: number) {
  const rows = await selectByTitle(reader, words, limit);
  return rows.map((row) => ({ ...row, price: rupiah(row.price) }));
}
