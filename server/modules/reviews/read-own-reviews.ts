import { readHeldProductIds } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { selectOwnReview, selectReviewsOf } from './reviews.queries.ts';

export interface OwnReview {
  readonly review: { readonly rating: number; readonly body: string } | null;
  /** Whether the user holds the product. */
  readonly can_review: boolean;
}

/** The user's review of a product, if any, and whether they may write one. */
export async function readOwnReview(reader: Reader, userId: string, productId: string): Promise<OwnReview> {
  const [row, held] = await Promise.all([
    selectOwnReview(reader, userId, productId),
    readHeldProductIds(reader, userId, [productId]),
  ]);
  const review = row === null ? null : { rating: row.rating, body: row.body };
  return { review, can_review: held.has(productId) };
}

/** Lists the user's reviews, newest first. */
export async function listOwnReviews(reader: Reader, userId: string, window: PageWindow) {
  const rows = await selectReviewsOf(reader, userId, window);
  return rows.map(({ product_id, rating, body, created_at, updated_at }) => ({
    product_id,
    rating,
    body,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}
