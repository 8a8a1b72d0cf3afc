import { readHeldProductIds } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { selectOwnReview } from './reviews.queries.ts';

export interface OwnReview {
  readonly review: { readonly rating: number; readonly body: string } | null;
  /** Whether the user holds the product, and so may write. */
  readonly can_review: boolean;
}

/** What the user said of a product, and whether they may say something. */
export async function readOwnReview(reader: Reader, userId: string, productId: string): Promise<OwnReview> {
  const [row, held] = await Promise.all([
    selectOwnReview(reader, userId, productId),
    readHeldProductIds(reader, userId, [productId]),
  ]);
  const review = row === null ? null : { rating: row.rating, body: row.body };
  return { review, can_review: held.has(productId) };
}
