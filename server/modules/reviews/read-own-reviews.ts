import type { OwnReview } from '#contract/public/reviews.ts';
import { readHeldProductIds } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { selectOwnReview, selectReviews } from './reviews.queries.ts';

/** The user's review of a product, if any, and whether they may write one. */
export async function readOwnReview(reader: Reader, userId: string, productId: string): Promise<OwnReview> {
  const [review, held] = await Promise.all([
    selectOwnReview(reader, userId, productId),
    readHeldProductIds(reader, userId, [productId]),
  ]);
  return { review, can_review: held.has(productId) };
}

/** Lists the user's reviews, newest first. */
export async function listOwnReviews(reader: Reader, userId: string, window: PageWindow) {
  const rows = await selectReviews(reader, { user_id: userId }, window);
  return rows.map(({ id: _id, user_id: _user, ...review }) => review);
}
