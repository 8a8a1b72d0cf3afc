import { readVisitorCart, type VisitorItem, withQuantity, writeVisitorCart } from '#app/lib/visitor-cart.ts';
import type {
  addCartItem,
  Cart,
  clearCart,
  getCart,
  mergeCart,
  quoteCart,
  setCartItem,
} from '#contract/account/cart.ts';
import { createClient } from '#contract/client.ts';
import { rupiah } from '#shared/money.ts';
import type { Result } from '#shared/result.ts';

const browser = createClient((request) => fetch(request));

export const EMPTY_CART: Cart = { lines: [], total_count: 0, total_price: rupiah(0) };

export type CartAnswer = Result<{ readonly cart: Cart }, { readonly message: string }>;

/** Where a cart is kept: with the account, or in this browser. */
export interface CartKeeper {
  read(): Promise<CartAnswer>;
  add(productId: string): Promise<CartAnswer>;
  set(productId: string, quantity: number): Promise<CartAnswer>;
  clear(): Promise<CartAnswer>;
}

/** The cart of a signed-in user. What this browser kept before is brought in first, and let go once it is. */
export const accountKeeper: CartKeeper = {
  async read() {
    const items = readVisitorCart();
    if (items.length === 0) return browser.call<typeof getCart>({ method: 'get', path: '/api/cart' });
    const route = { method: 'post', path: '/api/cart/merge' } as const;
    const merged = await browser.call<typeof mergeCart>(route, { body: { items: [...items] } });
    if (merged.ok) writeVisitorCart([]);
    return merged;
  },
  add: (product_id) =>
    browser.call<typeof addCartItem>({ method: 'post', path: '/api/cart/items' }, { body: { product_id } }),
  set: (product_id, quantity) =>
    browser.call<typeof setCartItem>(
      { method: 'put', path: '/api/cart/items/{product_id}' },
      { params: { product_id }, body: { quantity } },
    ),
  clear: () => browser.call<typeof clearCart>({ method: 'delete', path: '/api/cart' }),
};

/** The cart of a visitor: kept here, priced by the server. */
export const visitorKeeper: CartKeeper = {
  read: () => quote(readVisitorCart()),
  add(productId) {
    const items = readVisitorCart();
    const had = items.find(({ product_id }) => product_id === productId)?.quantity ?? 0;
    return keep(withQuantity(items, productId, had + 1));
  },
  set: (productId, quantity) => keep(withQuantity(readVisitorCart(), productId, quantity)),
  clear: () => keep([]),
};

function keep(items: readonly VisitorItem[]): Promise<CartAnswer> {
  writeVisitorCart(items);
  return quote(items);
}

function quote(items: readonly VisitorItem[]): Promise<CartAnswer> {
  if (items.length === 0) return Promise.resolve({ ok: true, value: { cart: EMPTY_CART } });
  const route = { method: 'post', path: '/api/cart/quote' } as const;
  return browser.call<typeof quoteCart>(route, { body: { items: [...items] } });
}
