import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { Price } from '../price.tsx';
import { productMeta } from '../product-meta.ts';

interface HighlightProps {
  readonly products: readonly ProductCard[];
}

export function ProductHighlight({ products }: HighlightProps) {
  const [first, ...others] = products;
  if (first === undefined) return null;
  const copy = catalogCopy.highlight;
  return (
    <section id="products" className="wrap pt-12 pb-section lg:pt-24" aria-labelledby="products-title">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-2">
        <div className="grid gap-2">
          <h2 id="products-title" className="text-t2">
            {copy.title}
          </h2>
          <p className="max-w-[36em] text-ink-2 max-sm:hidden">{copy.lede}</p>
        </div>
        <Button asChild variant="link" size="inline">
          <Link to="/marketplace">
            {copy.all} <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[7fr_5fr]">
        <FeaturedProduct product={first} />
        {others.length > 0 && (
          <ul className="grid content-between">
            {others.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ItemProps {
  readonly product: ProductCard;
}

function FeaturedProduct({ product }: ItemProps) {
  return (
    <article className="group relative grid gap-4">
      <div className="aspect-[2/1] overflow-hidden rounded-sheet sm:aspect-[16/10]">
        <ProductCover slug={product.slug} src={product.cover_url} form="wide" />
      </div>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="text-ink-3 text-small">{productMeta(product)}</p>
          <h3 className="mt-1 text-t2">
            <Link
              {...ownerLanguage(product, 'title')}
              to={`/product/${product.slug}`}
              className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {product.title}
            </Link>
          </h3>
          <ClassLine offer={product} className="mt-1" />
          <p
            {...ownerLanguage(product, 'short_description')}
            className="mt-1.5 max-w-[32em] text-ink-2 max-sm:hidden"
          >
            {product.short_description}
          </p>
        </div>
        <div className="sm:pt-6">
          <Price product={product} />
        </div>
      </div>
    </article>
  );
}

function ProductRow({ product }: ItemProps) {
  return (
    <li className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-5 border-line border-t py-4 max-sm:nth-[n+3]:hidden sm:py-5 sm:last:border-b">
      <div className="aspect-square overflow-hidden rounded-control">
        <ProductCover slug={product.slug} src={product.cover_url} form="mark" sizes="88px" />
      </div>
      <div className="grid content-center gap-1">
        <p className="text-ink-3 text-small">{productMeta(product)}</p>
        <h3 className="text-t3">
          <Link
            {...ownerLanguage(product, 'title')}
            to={`/product/${product.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {product.title}
          </Link>
        </h3>
        <ClassLine offer={product} />
        <Price product={product} />
      </div>
    </li>
  );
}
