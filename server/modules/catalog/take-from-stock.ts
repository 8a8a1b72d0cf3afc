import type { Tx } from '#server/platform/db.ts';
import { decrementStock } from './catalog.queries.ts';

/**
 * Takes one of each of these products, which all count their stock. Returns the ids that had none left; the caller
 * then refuses, and its rollback puts the others back. Rows are locked in the order of their ids, so two carts
 * never wait for each other.
 */
export async function takeFromStock(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const taken = new Set(await decrementStock(tx, ids));
  return ids.filter((id) => !taken.has(id));
}
