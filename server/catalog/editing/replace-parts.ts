import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { MIN_BUNDLE_PARTS } from '#shared/shop/catalog.ts';
import { deleteParts, insertParts, lockPossibleParts } from '../products/parts.queries.ts';
import type { EditedRow } from './edit.queries.ts';

/** Parts must be for sale themselves, and only a bundle has any. True if they changed. */
export async function replaceParts(
  tx: Tx,
  { product, parts }: EditedRow,
  requested: readonly string[],
): Promise<Result<boolean, { readonly code: 'PARTS_UNFIT' }>> {
  const before = parts.map(({ id }) => id);
  if (before.join() === requested.join()) return succeed(false);
  const isEnough = product.type === 'bundle' && requested.length >= MIN_BUNDLE_PARTS;
  if (!isEnough || (await lockPossibleParts(tx, requested)).length < requested.length)
    return refuse({ code: 'PARTS_UNFIT' });
  await deleteParts(tx, product.id);
  await insertParts(tx, product.id, requested);
  return succeed(true);
}
