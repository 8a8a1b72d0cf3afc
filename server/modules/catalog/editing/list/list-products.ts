import type { Reader } from '#server/platform/db.ts';
import { toListed } from '../edited.rules.ts';
import {
  type EditingFilter,
  type EditingWindow,
  findListed,
  selectByTitle,
  selectListed,
} from './list.queries.ts';

/** One page of all products for the admin, and the total. */
export async function listAllProducts(reader: Reader, filter: EditingFilter, window: EditingWindow) {
  const { total, ids, offset } = await findListed(reader, filter, window);
  const rows = await selectListed(reader, ids === null ? filter : { ids }, { ...window, offset, total });
  return { products: rows.map(toListed), total };
}

/** Products of any state but archived by a part of their title. */
export function findProducts(reader: Reader, words: string, limit: number) {
  return selectByTitle(reader, words, limit);
}
