import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductCard as Product } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { FeaturedProductCard } from './featured-product-card.tsx';
import { ProductCard } from './product-card.tsx';

interface Props {
  readonly products: readonly Product[];
  readonly ownedIds: ReadonlySet<string>;
  readonly detailHref: (slug: string) => string;
  readonly resetHref: string;
  /** Replaces an empty list. */
  readonly empty?: { readonly title: string; readonly hint: string };
  /** Whether a featured product may lead: on the first page of the unfiltered shop. */
  readonly hasFeatured: boolean;
}

/** The product grid, led by a featured product if there is one. */
export function ProductList(props: Props) {
  const { products, ownedIds, detailHref, resetHref, hasFeatured } = props;
  if (products.length === 0) {
    const empty = props.empty ?? { title: catalogCopy.empty, hint: catalogCopy.emptyHint };
    return (
      <EmptyState title={empty.title} hint={empty.hint}>
        <Button asChild variant="outline">
          <Link to={resetHref}>{catalogCopy.reset}</Link>
        </Button>
      </EmptyState>
    );
  }
  const lead = hasFeatured ? products.find((product) => product.is_featured) : undefined;
  return (
    <div className="grid grid-cols-1 pt-5 pb-12 sm:grid-cols-2 sm:gap-x-7 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14">
      {lead !== undefined && (
        <FeaturedProductCard
          product={lead}
          isOwned={ownedIds.has(lead.id)}
          detailHref={detailHref(lead.slug)}
        />
      )}
      {products
        .filter((product) => product !== lead)
        .map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            isOwned={ownedIds.has(product.id)}
            detailHref={detailHref(product.slug)}
            isFirst={lead === undefined && index === 0}
          />
        ))}
    </div>
  );
}
