import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { type EditedRow, selectEdited } from './edit.queries.ts';
import { type EditedProduct, toEdited } from './edited.rules.ts';

/** `is_subscription` restricts the kind (AAPI-006). */
export async function readEditedProduct(
  reader: Reader,
  id: string,
  isSubscription?: boolean,
): Promise<Result<EditedProduct, ProductNotFound>> {
  const row = await selectEdited(reader, id);
  const isOther = isSubscription !== undefined && row?.product.is_subscription !== isSubscription;
  if (row === null || isOther) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  return succeed(toEdited(row));
}

export async function readExistingProduct(
  reader: Reader,
  id: string,
): Promise<{ readonly row: EditedRow; readonly product: EditedProduct }> {
  const row = await selectEdited(reader, id);
  if (row === null) throw new Error('a product that was just written is missing');
  return { row, product: toEdited(row) };
}
