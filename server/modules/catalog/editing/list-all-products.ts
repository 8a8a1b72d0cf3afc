import type { Reader } from '#server/platform/db.ts';
import { toListed } from './edited.rules.ts';
import { countListed, type EditingFilter, type EditingWindow, selectListed } from './list.queries.ts';

/** Products of every state for the admin, a page in the order that is asked for, and how many there are in all. */
export async function listAllProducts(reader: Reader, filter: EditingFilter, window: EditingWindow) {
  const total = await countListed(reader, filter);
  const rows = await selectListed(reader, filter, { ...window, total });
  return { products: rows.map(toListed), total };
}
