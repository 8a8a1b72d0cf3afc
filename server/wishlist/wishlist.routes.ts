import {
  addWishlistItem,
  listWishlist,
  listWishlistIds,
  removeWishlistItem,
} from '#contract/wishlist/wishlist.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { addToWishlist, listWishlistProducts, readWishlistIds, removeFromWishlist } from './index.ts';

export function wishlistRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  const requested = async (caller: { readonly id: string }) =>
    succeed({ product_ids: await readWishlistIds(db.orm, caller.id) });
  return [
    implement(listWishlist, async ({ caller, query }) =>
      succeed(await listWishlistProducts(db.orm, caller.id, query)),
    ),
    implement(listWishlistIds, ({ caller }) => requested(caller)),
    implement(addWishlistItem, async ({ caller, params }) => {
      const added = await addToWishlist(db, caller.id, params.product_id);
      return added.ok ? requested(caller) : added;
    }),
    implement(removeWishlistItem, async ({ caller, params }) => {
      await removeFromWishlist(db, caller.id, params.product_id);
      return requested(caller);
    }),
  ];
}
