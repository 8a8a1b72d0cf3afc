import { addWish, listWishedIds, listWishlist, removeWish } from '#contract/account/wishlist.ts';
import {
  addToWishlist,
  listWishedProducts,
  readWishedIds,
  removeFromWishlist,
} from '#server/modules/wishlist/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function wishlistRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  const wished = async (caller: { readonly id: string }) =>
    succeed({ product_ids: await readWishedIds(db.orm, caller.id) });
  return [
    implement(listWishlist, async ({ caller, query }) =>
      succeed(await listWishedProducts(db.orm, caller.id, query)),
    ),
    implement(listWishedIds, ({ caller }) => wished(caller)),
    implement(addWish, async ({ caller, params }) => {
      const added = await addToWishlist(db, caller.id, params.product_id);
      return added.ok ? wished(caller) : added;
    }),
    implement(removeWish, async ({ caller, params }) => {
      await removeFromWishlist(db, caller.id, params.product_id);
      return wished(caller);
    }),
  ];
}
