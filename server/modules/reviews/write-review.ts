import type { RefusalOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/public/reviews.ts';
import { readHeldProductIds } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteReview, upsertReview } from './reviews.queries.ts';

type Outcome = Result<null, RefusalOf<typeof contract.writeReview>>;
type Removal = Result<null, RefusalOf<typeof contract.removeReview>>;
type ReviewToWrite = Parameters<typeof upsertReview>[1];

/** Writes or replaces the user's review. Refuses users who do not hold the product (DECISIONS 26). */
export function writeReview(db: Database, review: ReviewToWrite): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const held = await readHeldProductIds(tx, review.user_id, [review.product_id]);
    if (!held.has(review.product_id)) return refuse({ code: 'NOT_OWNED' });
    await upsertReview(tx, review);
    return succeed(null);
  });
}

/** Removes the user's review, also after they lost the product. */
export function removeReview(db: Database, userId: string, productId: string): Promise<Removal> {
  return withTx(db, async (tx): Promise<Removal> => {
    const wasThere = await deleteReview(tx, userId, productId);
    return wasThere ? succeed(null) : refuse({ code: 'REVIEW_NOT_FOUND' });
  });
}
