import type { OwnedProducts } from '#app/hooks/use-owned-products.ts';
import type { Access } from './buy-area.tsx';

/** What the person at the screen may do with a product, as far as is known by now. */
export function productAccess(productId: string, owned: OwnedProducts): Access {
  if (owned.state !== 'known') return owned.state;
  return owned.ids.has(productId) ? 'owned' : 'none';
}
