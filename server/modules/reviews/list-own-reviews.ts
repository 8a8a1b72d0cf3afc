import type { Reader } from '#server/platform/db.ts';
import { selectReviewsOf } from './reviews.queries.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Lists the user's reviews, newest first. */
export async function listOwnReviews(reader: Reader, userId: string, window: Window) {
  const rows = await selectReviewsOf(reader, userId, window);
  return rows.map(({ product_id, rating, body, created_at, updated_at }) => ({
    product_id,
    rating,
    body,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}
