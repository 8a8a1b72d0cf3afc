import type { Reader } from '#server/platform/db.ts';
import { selectContent } from '../products/products.queries.ts';
import { toOwnerContent } from './content.rules.ts';

export type OwnerContent = ReturnType<typeof toOwnerContent>;

/**
 * The full content of a product, active or not. The caller must check the holding before passing it on (DECISIONS
 * 18).
 */
export async function readOwnerContent(reader: Reader, slug: string): Promise<OwnerContent | null> {
  const row = await selectContent(reader, slug);
  return row === null ? null : toOwnerContent(row);
}
