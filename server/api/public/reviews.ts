import * as contract from '#contract/public/reviews.ts';
import { listReviews, readOwnReview, removeReview, writeReview } from '#server/modules/reviews/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function reviewRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  const ownReview = async (userId: string, productId: string) =>
    succeed(await readOwnReview(db.orm, userId, productId));
  return [
    implement(contract.listReviews, ({ params, query }) => listReviews(db.orm, params.id, query), {
      cache: 'catalog',
    }),
    implement(contract.getOwnReview, ({ caller, params }) => ownReview(caller.id, params.product_id)),
    implement(contract.writeReview, async ({ caller, params, body }) => {
      const written = await writeReview(db, { user_id: caller.id, ...params, ...body });
      return written.ok ? ownReview(caller.id, params.product_id) : written;
    }),
    implement(contract.removeReview, async ({ caller, params }) => {
      const removed = await removeReview(db, caller.id, params.product_id);
      return removed.ok ? ownReview(caller.id, params.product_id) : removed;
    }),
  ];
}
