import { Star } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import type { updateProduct } from '#contract/admin/products.ts';
import { client, useProductMutation } from '../actions/use-product-mutation.ts';
import type { ProductRow } from './fetch-products.ts';
import { productsCopy as copy } from './products-copy.ts';

const updateRoute = { method: 'patch', path: '/api/admin/products/{id}' } as const;

/** APRD-010, APRD-026 */
export function FeaturedToggle({ product }: { readonly product: ProductRow }) {
  const { isBusy, run } = useProductMutation();
  const { id, title, is_featured } = product;
  const toggle = () => {
    const call = client.call<typeof updateProduct>(updateRoute, {
      params: { id },
      body: { is_featured: !is_featured },
    });
    return run(call, {
      done: ({ product }) => (product.is_featured ? copy.feature.on : copy.feature.off),
      failed: copy.feature.failed,
    });
  };
  return (
    <button
      type="button"
      aria-pressed={is_featured}
      aria-label={is_featured ? copy.row.unfeature(title) : copy.row.feature(title)}
      disabled={isBusy}
      onClick={toggle}
      className="-my-1 grid size-tap place-items-center rounded-small hover:bg-soft disabled:opacity-50"
    >
      <Star
        aria-hidden="true"
        className={cn('size-5', is_featured ? 'fill-dawn-2 text-dawn-2' : 'text-ink-3')}
      />
    </button>
  );
}
