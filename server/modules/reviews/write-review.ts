import { readHeldProductIds } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { upsertReview } from './reviews.queries.ts';

export interface NotOwned {
  readonly code: 'NOT_OWNED';
}

export interface ReviewToWrite {
  readonly user_id: string;
  readonly product_id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly body: string;
}

/** Writes or replaces the user's review. Refuses users who do not hold the product (DECISIONS 26). */
export function writeReview(db: Database, review: ReviewToWrite): Promise<Result<null, NotOwned>> {
  return withTx(db, async (tx): Promise<Result<null, NotOwned>> => {
    const held = await readHeldProductIds(tx, review.user_id, [review.product_id]);
    if (!held.has(review.product_id)) return refuse({ code: 'NOT_OWNED' });
    await upsertReview(tx, review);
    return succeed(null);
  });
}
