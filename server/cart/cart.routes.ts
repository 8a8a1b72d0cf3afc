import {
  addCartItem,
  clearCart as clearCartEndpoint,
  getCart,
  mergeCart as mergeCartEndpoint,
  quoteCart,
  setCartItem,
} from '#contract/cart/cart.ts';
import { addToCart, clearCart, mergeCart, setQuantity } from '#server/cart/index.ts';
import { priceCart, readPricedCart } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

/** Every change returns the whole cart, so that no screen has to guess. */
export function cartRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  const cartOf = async (caller: { readonly id: string }) =>
    succeed({ cart: await readPricedCart(db.orm, caller.id) });
  return [
    implement(getCart, ({ caller }) => cartOf(caller)),
    implement(addCartItem, async ({ caller, body }) => {
      const added = await addToCart(db, caller.id, body.product_id);
      return added.ok ? cartOf(caller) : added;
    }),
    implement(setCartItem, async ({ caller, params, body }) => {
      const set = await setQuantity(db, caller.id, { ...params, ...body });
      return set.ok ? cartOf(caller) : set;
    }),
    implement(mergeCartEndpoint, async ({ caller, body }) => {
      await mergeCart(db, caller.id, body.items);
      return cartOf(caller);
    }),
    implement(clearCartEndpoint, async ({ caller }) => {
      await withTx(db, async (tx) => succeed(await clearCart(tx, caller.id)));
      return cartOf(caller);
    }),
    implement(quoteCart, async ({ caller, body }) =>
      succeed({ cart: await priceCart(db.orm, caller?.id ?? null, body.items) }),
    ),
  ];
}
