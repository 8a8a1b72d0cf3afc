import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Rating } from '#app/components/commerce/rating.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductCard as Product } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { AddToCartButton, canAddToCart } from '../add-to-cart-button.tsx';
import { Price } from '../price.tsx';
import { productMeta } from '../product-meta.ts';
import { WishlistButton } from '../wishlist-button.tsx';
import { type CardProps, OwnedFooter, ProductCard } from './product-card.tsx';

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

export function FeaturedProductCard({ product, isOwned, detailHref }: CardProps) {
  return (
    <article className="relative mb-3 grid overflow-hidden rounded-sheet bg-night text-on-night sm:col-span-2 sm:mb-0 only:col-span-full md:grid-cols-[54fr_46fr] lg:col-span-2">
      <div className="relative aspect-[2/1] md:aspect-auto md:min-h-[340px]">
        <ProductCover slug={product.slug} src={product.cover_url} form="square" phoneForm="wide" isFirst />
        {product.is_featured && (
          <Badge variant="plateNight" className="absolute top-3 left-3 z-[1]">
            {catalogCopy.featured}
          </Badge>
        )}
        <WishlistButton
          product={product}
          className="absolute top-2 right-2 z-[2] rounded-full bg-lift max-sm:hidden"
        />
      </div>
      <div className="flex flex-col justify-end">
        <div className="px-5 pt-4 pb-3 sm:px-6 sm:pt-6 sm:pb-4 md:px-8 md:pb-5">
          <p className="flex flex-wrap gap-x-3 text-on-night-2 text-small">
            {productMeta(product)}
            {product.rating_average !== null && (
              <Rating
                average={product.rating_average}
                count={product.rating_count}
                className="[&_b]:text-on-night"
              />
            )}
          </p>
          <h2 className="mt-1 font-semibold text-t2">
            <Link
              {...ownerLanguage(product, 'title')}
              to={detailHref}
              preventScrollReset
              className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
            >
              {product.title}
            </Link>
          </h2>
          <ClassLine offer={product} className="mt-2 text-on-night-2 [&_b]:text-on-night" />
          <p
            {...ownerLanguage(product, 'short_description')}
            className="mt-2 text-on-night-2 text-ui leading-normal max-sm:hidden"
          >
            {product.short_description}
          </p>
        </div>
        <div className="mx-5 flex flex-wrap items-center justify-between gap-3 border-night-line border-t pt-3 pb-4 sm:mx-6 sm:pt-4 sm:pb-5 md:mx-8 md:pb-7 [&_s]:text-on-night-2 [&_small]:text-on-night-2">
          {isOwned ? (
            <OwnedFooter product={product} onNight />
          ) : (
            <FeaturedProductOffer product={product} detailHref={detailHref} />
          )}
        </div>
      </div>
    </article>
  );
}

function FeaturedProductOffer({ product, detailHref }: Pick<CardProps, 'product' | 'detailHref'>) {
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        <Price product={product} />
        {product.discount_percentage > 0 && (
          <b className="font-semibold text-night-dawn text-small">
            {catalogCopy.save(product.discount_percentage)}
          </b>
        )}
      </span>
      <div className="relative z-[2] flex gap-2">
        {canAddToCart(product) && <AddToCartButton product={product} />}
        <Button asChild variant="dawn" size="sm">
          <Link to={detailHref} preventScrollReset>
            {catalogCopy.detail}
            <span {...ownerLanguage(product, 'title')} className="sr-only">
              {' '}
              {product.title}
            </span>
          </Link>
        </Button>
      </div>
    </>
  );
}
