import { browserClient } from '#app/lib/api/browser-client.ts';
import type { QueryAnswer } from '#app/lib/api/create-query.ts';
import { readVisitorCart, type VisitorItem, withQuantity, writeVisitorCart } from '#app/lib/visitor-cart.ts';
import type {
  addCartItem,
  Cart,
  clearCart,
  getCart,
  mergeCart,
  quoteCart,
  setCartItem,
} from '#contract/cart/cart.ts';
import { rupiah } from '#shared/money/money.ts';

export const EMPTY_CART: Cart = { lines: [], total_count: 0, total_price: rupiah(0) };

export type CartResult = QueryAnswer<{ readonly cart: Cart }>;

export interface CartStorage {
  read(): Promise<CartResult>;
  add(productId: string): Promise<CartResult>;
  set(productId: string, quantity: number): Promise<CartResult>;
  clear(): Promise<CartResult>;
}

/**
 * Adds the visitor's cart to the account's; null when there is none. One tab at a time, because the later of two that
 * found it would add again what was bought in between.
 */
export function mergeVisitorCart(): Promise<CartResult | null> {
  const merge = async () => {
    const items = readVisitorCart();
    if (items.length === 0) return null;
    const route = { method: 'post', path: '/api/cart/merge' } as const;
    const merged = await browserClient.call<typeof mergeCart>(route, { body: { items: [...items] } });
    if (merged.ok) writeVisitorCart([]);
    return merged;
  };
  // Only secure pages have locks.
  return 'locks' in navigator ? navigator.locks.request('visitor-cart', merge) : merge();
}

export const accountCartStorage: CartStorage = {
  read: async () =>
    (await mergeVisitorCart()) ?? browserClient.call<typeof getCart>({ method: 'get', path: '/api/cart' }),
  add: (product_id) =>
    browserClient.call<typeof addCartItem>(
      { method: 'post', path: '/api/cart/items' },
      { body: { product_id } },
    ),
  set: (product_id, quantity) =>
    browserClient.call<typeof setCartItem>(
      { method: 'put', path: '/api/cart/items/{product_id}' },
      { params: { product_id }, body: { quantity } },
    ),
  clear: () => browserClient.call<typeof clearCart>({ method: 'delete', path: '/api/cart' }),
};

export const visitorCartStorage: CartStorage = {
  read: () => quoteCartItems(readVisitorCart()),
  add(productId) {
    const items = readVisitorCart();
    const had = items.find(({ product_id }) => product_id === productId)?.quantity ?? 0;
    return saveVisitorCart(withQuantity(items, productId, had + 1));
  },
  set: (productId, quantity) => saveVisitorCart(withQuantity(readVisitorCart(), productId, quantity)),
  clear: () => saveVisitorCart([]),
};

function saveVisitorCart(items: readonly VisitorItem[]): Promise<CartResult> {
  writeVisitorCart(items);
  return quoteCartItems(items);
}

function quoteCartItems(items: readonly VisitorItem[]): Promise<CartResult> {
  if (items.length === 0) return Promise.resolve({ ok: true, value: { cart: EMPTY_CART } });
  const route = { method: 'post', path: '/api/cart/quote' } as const;
  return browserClient.call<typeof quoteCart>(route, { body: { items: [...items] } });
}
