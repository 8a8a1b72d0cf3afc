import { Star } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import type { updateProduct } from '#contract/admin/products.ts';
import { productsCopy as copy } from './products-copy.ts';
import type { ProductRow } from './read-products.ts';
import { browser, useProductCall } from './use-product-calls.ts';

const update = { method: 'patch', path: '/api/admin/products/{id}' } as const;

/** APRD-010, APRD-026. */
export function FeaturedStar({ product }: { readonly product: ProductRow }) {
  const { isBusy, run } = useProductCall();
  const { id, title, is_featured } = product;
  const toggle = () => {
    const call = browser.call<typeof updateProduct>(update, {
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
