import { type OwnerContent, readOwnerContent } from '#server/catalog/index.ts';
import { type HoldingRow, readHolding } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied } from '../courses.errors.ts';

export interface HeldContent {
  readonly content: OwnerContent;
  readonly holding: HoldingRow;
}

/** Access check for owner-only content; not held reads as not found. */
export async function requireHeldProduct(
  reader: Reader,
  userId: string,
  slug: string,
): Promise<Result<HeldContent, AccessDenied>> {
  const content = await readOwnerContent(reader, slug);
  const holding = content === null ? null : await readHolding(reader, userId, content.product.id);
  if (content === null || holding === null) return refuse({ code: 'ACCESS_DENIED' });
  return succeed({ content, holding });
}
