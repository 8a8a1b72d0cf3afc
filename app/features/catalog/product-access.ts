import type { OwnedProducts } from '#app/hooks/use-owned-products.ts';
import type { Access } from './buy-area.tsx';

/** The viewer's access to a product, as far as known. */
export function productAccess(productId: string, owned: OwnedProducts): Access {
  if (owned.state !== 'known') return owned.state;
  return owned.ids.has(productId) ? 'owned' : 'none';
}
