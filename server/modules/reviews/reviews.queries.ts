import { and, count, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { reviews } from './reviews.schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export function selectReviews(reader: Reader, productId: string, window: PageWindow): Promise<ReviewRow[]> {
  return reader
    .select()
    .from(reviews)
    .where(eq(reviews.product_id, productId))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** Ratings without a review are missing. */
export function countByRating(reader: Reader, productId: string) {
  return reader
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(eq(reviews.product_id, productId))
    .groupBy(reviews.rating);
}

export async function selectOwnReview(
  reader: Reader,
  userId: string,
  productId: string,
): Promise<ReviewRow | null> {
  const [row] = await reader
    .select()
    .from(reviews)
    .where(and(eq(reviews.user_id, userId), eq(reviews.product_id, productId)));
  return row ?? null;
}

export async function upsertReview(
  tx: Tx,
  review: Pick<ReviewRow, 'user_id' | 'product_id' | 'rating' | 'body'>,
): Promise<ReviewRow> {
  const { rating, body } = review;
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({ target: [reviews.user_id, reviews.product_id], set: { rating, body } })
    .returning();
  if (row === undefined) throw new Error('a review that was just written is missing');
  return row;
}

/** Whether one existed. */
export async function deleteReview(tx: Tx, userId: string, productId: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.user_id, userId), eq(reviews.product_id, productId)))
    .returning({ id: reviews.id });
  return gone.length === 1;
}

export function selectReviewsOf(reader: Reader, userId: string, window: PageWindow): Promise<ReviewRow[]> {
  return reader
    .select()
    .from(reviews)
    .where(eq(reviews.user_id, userId))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(window.limit)
    .offset(window.offset);
}

export async function eraseReviews(tx: Tx, userId: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.user_id, userId));
}
