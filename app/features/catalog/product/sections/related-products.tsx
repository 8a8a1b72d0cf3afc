import type { ProductCard as Product } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { ProductCard } from '../../shop/product-card.tsx';

interface Props {
  readonly products: readonly Product[];
  readonly ownedIds: ReadonlySet<string>;
}

export function RelatedProducts({ products, ownedIds }: Props) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="lihat-juga">
      <h2 id="lihat-juga" className="mb-3 text-t3 sm:mb-5">
        {productCopy.related}
      </h2>
      <div className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-7 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8">
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            isOwned={ownedIds.has(product.id)}
            detailHref={`/${product.is_subscription ? 'subscription' : 'product'}/${product.slug}`}
            isAside
          />
        ))}
      </div>
    </section>
  );
}
