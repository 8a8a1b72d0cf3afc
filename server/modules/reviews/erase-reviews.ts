import type { Tx } from '#server/platform/db.ts';
import { deleteReviewsOf } from './reviews.queries.ts';

/** Takes back everything that somebody who left has said of products: words can give a person away. */
export async function eraseReviews(tx: Tx, userId: string): Promise<void> {
  await deleteReviewsOf(tx, userId);
}
