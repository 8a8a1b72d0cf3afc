import { Star } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import { productRowCopy as copy } from '#messages/catalog/admin.ts';
import { useProductAction } from '../actions/use-product-action.ts';
import type { ProductRow } from './fetch-products.ts';

/** APRD-010, APRD-026 */
export function FeaturedToggle({ product }: { readonly product: ProductRow }) {
  const { isBusy, send } = useProductAction();
  const { id, title, is_featured } = product;
  const toggle = () => send('feature', { id, is_featured: String(!is_featured) });
  return (
    <button
      type="button"
      aria-pressed={is_featured}
      aria-label={is_featured ? copy.unfeature(title) : copy.feature(title)}
      disabled={isBusy}
      onClick={() => void toggle()}
      className="-my-1 grid size-tap place-items-center rounded-small hover:bg-soft disabled:opacity-50"
    >
      <Star
        aria-hidden="true"
        className={cn('size-5', is_featured ? 'fill-dawn-2 text-dawn-2' : 'text-ink-3')}
      />
    </button>
  );
}
