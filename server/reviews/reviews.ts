import type { RefusalOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/reviews/reviews.ts';
import type { OwnReview, ReviewPage } from '#contract/reviews/reviews.ts';
import { readShortNames } from '#server/account/index.ts';
import { getProduct, type ProductNotFound } from '#server/catalog/index.ts';
import { readHeldProductIds } from '#server/orders/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  countByRating,
  deleteReview,
  selectOwnReview,
  selectReviews,
  upsertReview,
} from './reviews.queries.ts';
import { summarise } from './reviews.rules.ts';

export async function listReviews(
  reader: Reader,
  idOrSlug: string,
  { page, limit }: Pick<ReviewPage, 'page' | 'limit'>,
): Promise<Result<ReviewPage, ProductNotFound>> {
  const product = await getProduct(reader, idOrSlug);
  if (!product.ok) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = product.value;
  const [rows, counts] = await Promise.all([
    selectReviews(reader, { product_id: id }, { limit, offset: (page - 1) * limit }),
    countByRating(reader, id),
  ]);
  const names = await readShortNames(
    reader,
    rows.map(({ user_id }) => user_id),
  );
  const reviews = rows.map(({ user_id, product_id: _, updated_at, ...review }) => ({
    ...review,
    author: names.get(user_id) ?? 'Pembeli',
    is_edited: updated_at > review.created_at,
  }));
  return succeed({ reviews, ...summarise(counts), page, limit });
}

export async function readOwnReview(reader: Reader, userId: string, productId: string): Promise<OwnReview> {
  const [review, held] = await Promise.all([
    selectOwnReview(reader, userId, productId),
    readHeldProductIds(reader, userId, [productId]),
  ]);
  return { review, can_review: held.has(productId) };
}

export async function listOwnReviews(reader: Reader, userId: string, window: PageWindow) {
  const rows = await selectReviews(reader, { user_id: userId }, window);
  return rows.map(({ id: _id, user_id: _user, ...review }) => review);
}

type Outcome = Result<null, RefusalOf<typeof contract.writeReview>>;
type Removal = Result<null, RefusalOf<typeof contract.removeReview>>;
type ReviewInput = Parameters<typeof upsertReview>[1];

/** Refuses users who do not hold the product (DECISIONS 26). */
export function writeReview(db: Database, review: ReviewInput): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const held = await readHeldProductIds(tx, review.user_id, [review.product_id]);
    if (!held.has(review.product_id)) return refuse({ code: 'NOT_OWNED' });
    await upsertReview(tx, review);
    return succeed(null);
  });
}

/** Also works after the user lost the product. */
export function removeReview(db: Database, userId: string, productId: string): Promise<Removal> {
  return withTx(db, async (tx): Promise<Removal> => {
    const wasThere = await deleteReview(tx, userId, productId);
    return wasThere ? succeed(null) : refuse({ code: 'REVIEW_NOT_FOUND' });
  });
}
