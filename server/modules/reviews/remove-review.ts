import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteReview } from './reviews.queries.ts';

export interface ReviewNotFound {
  readonly code: 'REVIEW_NOT_FOUND';
}

/** Removes the user's review, also after they lost the product. */
export function removeReview(
  db: Database,
  userId: string,
  productId: string,
): Promise<Result<null, ReviewNotFound>> {
  return withTx(db, async (tx): Promise<Result<null, ReviewNotFound>> => {
    const wasThere = await deleteReview(tx, userId, productId);
    return wasThere ? succeed(null) : refuse({ code: 'REVIEW_NOT_FOUND' });
  });
}
