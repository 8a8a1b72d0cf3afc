import type { RefusalOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/public/reviews.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteReview } from './reviews.queries.ts';

type Outcome = Result<null, RefusalOf<typeof contract.removeReview>>;

/** Removes the user's review, also after they lost the product. */
export function removeReview(db: Database, userId: string, productId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const wasThere = await deleteReview(tx, userId, productId);
    return wasThere ? succeed(null) : refuse({ code: 'REVIEW_NOT_FOUND' });
  });
}
