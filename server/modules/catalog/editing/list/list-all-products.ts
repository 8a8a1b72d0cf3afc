import type { Reader } from '#server/platform/db.ts';
import { toListed } from '../edited.rules.ts';
import { type EditingFilter, type EditingWindow, findListed, selectListed } from './list.queries.ts';

/** Products of every state for the admin, a page in the order that is asked for, and how many there are in all. */
export async function listAllProducts(reader: Reader, filter: EditingFilter, window: EditingWindow) {
  const { total, ids, offset } = await findListed(reader, filter, window);
  const rows = await selectListed(reader, ids === null ? filter : { ids }, { ...window, offset, total });
  return { products: rows.map(toListed), total };
}
