import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductCard as Product } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { FeaturedProductCard } from './featured-product-card.tsx';
import { ProductCard } from './product-card.tsx';

interface Props {
  readonly products: readonly Product[];
  readonly ownedIds: ReadonlySet<string>;
  readonly detailHref: (slug: string) => string;
  readonly resetHref: string;
  readonly isLoading?: boolean;
  readonly isFiltered?: boolean;
  readonly isWishlist?: boolean;
  readonly empty?: { readonly title: string; readonly hint: string };
  readonly hasFeatured: boolean;
}

export function ProductList(props: Props) {
  const { products, ownedIds, detailHref, resetHref, hasFeatured } = props;
  const { isLoading = false, isFiltered = true } = props;
  if (products.length === 0) {
    const { empty: title, emptyHint, emptyShopHint } = catalogCopy;
    const empty = props.empty ?? { title, hint: isFiltered ? emptyHint : emptyShopHint };
    return (
      <EmptyState title={empty.title} hint={empty.hint}>
        <Button asChild variant="outline">
          {isFiltered ? (
            <Link to={resetHref}>{catalogCopy.reset}</Link>
          ) : (
            <Link to="/consultation">{catalogCopy.emptyShopAction}</Link>
          )}
        </Button>
      </EmptyState>
    );
  }
  const only = products.length === 1 ? products[0] : undefined;
  const lead = hasFeatured ? (products.find((product) => product.is_featured) ?? only) : undefined;
  return (
    <div
      aria-busy={isLoading}
      className="grid grid-cols-1 pt-2 pb-8 sm:pt-5 sm:pb-12 transition-opacity aria-busy:opacity-60 aria-busy:delay-200 sm:grid-cols-2 sm:gap-x-7 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14"
    >
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
            isWish={props.isWishlist === true}
          />
        ))}
    </div>
  );
}
