import { and, count, desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { reviews } from './reviews.schema.ts';

type ReviewRow = typeof reviews.$inferSelect;

type ReviewFilter = Partial<Pick<ReviewRow, 'product_id' | 'user_id'>>;

export function selectReviews(
  reader: Reader,
  { product_id, user_id }: ReviewFilter,
  { limit, offset }: PageWindow,
): Promise<ReviewRow[]> {
  return reader
    .select()
    .from(reviews)
    .where(
      and(
        product_id === undefined ? undefined : eq(reviews.product_id, product_id),
        user_id === undefined ? undefined : eq(reviews.user_id, user_id),
      ),
    )
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

export function countByRating(reader: Reader, productId: string) {
  return reader
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(eq(reviews.product_id, productId))
    .groupBy(reviews.rating);
}

export async function selectOwnReview(reader: Reader, userId: string, productId: string) {
  const [row] = await reader
    .select(pickColumns(reviews, ['rating', 'body']))
    .from(reviews)
    .where(and(eq(reviews.user_id, userId), eq(reviews.product_id, productId)));
  return row ?? null;
}

/** Held and used for a week without a review, latest first. */
export async function listUnreviewed(reader: Reader, userId: string, limit: number) {
  const found = await reader.execute<{ id: string; title: string; slug: string }>(sql`
    select p.id, p.title, p.slug
    from user_products h join products p on p.id = h.product_id
    where h.user_id = ${userId} and h.status = 'active' and not p.is_subscription
      and h.purchased_at < now() - interval '7 days'
      and (h.download_count > 0 or exists (
        select from lesson_progress l
        where l.user_id = h.user_id and l.product_id = h.product_id and l.completed_at is not null))
      and not exists (select from reviews r where r.user_id = h.user_id and r.product_id = h.product_id)
    order by h.purchased_at desc, h.id limit ${limit}`);
  return found.rows;
}

export async function upsertReview(tx: Tx, review: typeof reviews.$inferInsert): Promise<void> {
  const { rating, body } = review;
  await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({ target: [reviews.user_id, reviews.product_id], set: { rating, body } });
}

export async function deleteReview(tx: Tx, userId: string, productId: string): Promise<boolean> {
  const gone = await tx
    .delete(reviews)
    .where(and(eq(reviews.user_id, userId), eq(reviews.product_id, productId)))
    .returning({ id: reviews.id });
  return gone.length === 1;
}

export async function eraseReviews(tx: Tx, userId: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.user_id, userId));
}
