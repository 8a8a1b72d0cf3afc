import type { VisitorItem } from '#app/lib/visitor-cart.ts';
import { MAX_CART_LINES } from '#shared/shop/cart.ts';

/** The larger quantity wins, so that a repeated press changes nothing (ADR 0030). */
export function joinCarts(
  mine: readonly VisitorItem[],
  restored: readonly VisitorItem[],
): readonly VisitorItem[] {
  const items = new Map(mine.map((item) => [item.product_id, item]));
  for (const { product_id, quantity } of restored) {
    const had = items.get(product_id)?.quantity ?? 0;
    if (quantity > had) items.set(product_id, { product_id, quantity });
  }
  return [...items.values()].slice(0, MAX_CART_LINES);
}
