import type { Reader } from '#server/platform/db.ts';
import { selectContent } from '../products/products.queries.ts';
import { toOwnerContent } from './content.rules.ts';

export type OwnerContent = ReturnType<typeof toOwnerContent>;

/**
 * All content of a product, also of one that is no longer sold. It does not know who asks: whoever calls it has
 * checked the holding, or checks it before anything of this is passed on (DECISIONS 18).
 */
export async function readOwnerContent(reader: Reader, slug: string): Promise<OwnerContent | null> {
  const row = await selectContent(reader, slug);
  return row === null ? null : toOwnerContent(row);
}
