import type { Reader } from '#server/platform/db.ts';
import { type HeldRow, selectHolding } from './holdings.queries.ts';

/** The user's active holding of a product, or null: who has none may not see what is inside (DECISIONS 17, 18). */
export function readHolding(reader: Reader, userId: string, productId: string): Promise<HeldRow | null> {
  return selectHolding(reader, userId, productId);
}
