import { Badge } from '#app/components/ui/badge.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';

/** Words to search by; too little for a heading (PROD-021). */
export function ProductTags({ product }: { readonly product: Pick<ProductDetail, 'tags' | 'untranslated'> }) {
  const { tags } = product;
  if (tags.length === 0) return null;
  return (
    <section aria-label={productCopy.tags} className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <span className="text-ink-3 text-small">{productCopy.tags}</span>
      <ul {...ownerLanguage(product, 'tags')} className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
