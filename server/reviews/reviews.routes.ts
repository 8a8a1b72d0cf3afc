import * as contract from '#contract/reviews/reviews.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { listReviews, readOwnReview, removeReview, writeReview } from './index.ts';

export function reviewRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  const ownReview = async (userId: string, productId: string) =>
    succeed(await readOwnReview(db.orm, userId, productId));
  return [
    implement(contract.listReviews, ({ reader, params, query }) => listReviews(reader, params.id, query), {
      cache: 'catalog',
      reads: 'replica',
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
