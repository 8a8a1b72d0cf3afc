import type { Tx } from '#server/platform/db.ts';
import { decrementStock, type Units } from './products.queries.ts';

/**
 * Takes these units of products that all count their stock. Returns the ids that had too few left, of which none was
 * taken; the caller then refuses, and its rollback puts the others back. Rows are locked in the order of their ids, so
 * two carts never wait for each other in a circle.
 */
export async function reserveStock(tx: Tx, units: readonly Units[]): Promise<readonly string[]> {
  if (units.length === 0) return [];
  const taken = new Set(await decrementStock(tx, units));
  return units.filter(({ id }) => !taken.has(id)).map(({ id }) => id);
}
