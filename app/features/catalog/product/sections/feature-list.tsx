import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';

export function FeatureList({
  product,
}: {
  readonly product: Pick<ProductDetail, 'features' | 'untranslated'>;
}) {
  return (
    <ul {...ownerLanguage(product, 'features')} className="grid gap-x-10 sm:grid-cols-2">
      {product.features.map(({ text }) => (
        <li key={text} className="border-line border-t py-2.5 text-ui leading-snug">
          {text}
        </li>
      ))}
    </ul>
  );
}
