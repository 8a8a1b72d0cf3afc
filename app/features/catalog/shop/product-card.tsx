import { Check, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Rating } from '#app/components/commerce/rating.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductCard as Product } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { AddToCartButton, canAddToCart } from '../add-to-cart-button.tsx';
import { Price } from '../price.tsx';
import { productMeta } from '../product-meta.ts';
import { WishlistButton } from '../wishlist-button.tsx';

export interface CardProps {
  readonly product: Product;
  readonly isOwned: boolean;
  /** URL that opens the detail dialog. */
  readonly detailHref: string;
  /** On the page of another product, which keeps the buttons to itself. */
  readonly isAside?: boolean;
  /** Its cover is the LCP image. */
  readonly isFirst?: boolean;
}

/** One product in the shop. On a phone it is a row, from 640 px a card. */
export function ProductCard(props: CardProps) {
  const { product, isOwned, detailHref, isFirst = false, isAside = false } = props;
  const Heading = isAside ? 'h3' : 'h2';
  const isUnavailable = isGone(product) && !isOwned;
  return (
    <article
      className="group relative grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 border-line border-b py-5 sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto] sm:border-0 sm:py-0"
      data-owned={isOwned || undefined}
    >
      <div
        className={`relative aspect-square self-start overflow-hidden rounded-card sm:aspect-[16/10] sm:rounded-sheet ${isOwned ? 'ring-2 ring-credit ring-offset-2 ring-offset-paper' : ''}`}
      >
        <ProductCover
          slug={product.slug}
          src={product.cover_url}
          form="wide"
          phoneForm="square"
          isFirst={isFirst}
          sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 120px"
          className={isUnavailable ? 'opacity-45 grayscale' : ''}
        />
        <CardTag product={product} isUnavailable={isUnavailable} />
      </div>
      <div className="pb-2 sm:pt-4 sm:pb-3">
        <p className="flex items-center gap-1.5 text-ink-3 text-small">
          {product.is_subscription && <RefreshCw aria-hidden className="size-4" />}
          {productMeta(product)}
        </p>
        <Heading className={`mt-1 font-semibold text-t3 ${isUnavailable ? 'text-ink-3' : ''}`}>
          <Link
            {...ownerLanguage()}
            to={detailHref}
            preventScrollReset
            className="after:absolute after:inset-0 after:z-[1] hover:underline hover:underline-offset-4"
          >
            {product.title}
          </Link>
        </Heading>
        <ClassLine offer={product} className="mt-1" />
        {product.rating_average !== null && (
          <Rating
            average={product.rating_average}
            count={product.rating_count}
            className="mt-1 text-ink-3 text-small"
          />
        )}
        <p {...ownerLanguage()} className="mt-1.5 line-clamp-3 text-ink-2 text-ui leading-normal">
          {product.short_description}
        </p>
      </div>
      <div className="col-span-full flex min-h-12 items-center justify-between gap-x-3 max-sm:[&_s]:hidden sm:border-line sm:border-t sm:pt-2.5">
        {isAside && !isOwned ? (
          <Price product={product} />
        ) : (
          <CardFooter product={product} isOwned={isOwned} detailHref={detailHref} />
        )}
      </div>
    </article>
  );
}

const isGone = ({ availability }: Product) => availability !== 'available' && availability !== 'coming_soon';

function unavailableText({ availability }: Product): string {
  if (availability === 'coming_soon') return catalogCopy.comingSoon;
  if (availability === 'full') return catalogCopy.full;
  return availability === 'closed' ? catalogCopy.closed : catalogCopy.outOfStock;
}

function CardTag({ product, isUnavailable }: { readonly product: Product; readonly isUnavailable: boolean }) {
  const text = isUnavailable
    ? unavailableText(product)
    : product.availability === 'coming_soon'
      ? catalogCopy.comingSoon
      : product.discount_percentage > 0
        ? catalogCopy.save(product.discount_percentage)
        : null;
  if (text === null) return null;
  return (
    <Badge variant="plate" className="absolute top-2 left-2 sm:top-3 sm:left-3">
      {text}
    </Badge>
  );
}

type CardFooterProps = Pick<CardProps, 'product' | 'isOwned' | 'detailHref'>;

function CardFooter({ product, isOwned, detailHref }: CardFooterProps) {
  if (isOwned) return <OwnedFooter isSubscription={product.is_subscription} />;
  return (
    <>
      <Price product={product} />
      <div className="ml-auto flex shrink-0 gap-2 [&_:is(a,button)]:z-[2]">
        {/* Over the cover of a card; in a phone's row it would hide the picture. */}
        <WishlistButton
          product={product}
          className="sm:absolute sm:top-2 sm:right-2 sm:rounded-full sm:bg-lift"
        />
        <CardAction product={product} detailHref={detailHref} />
      </div>
    </>
  );
}

function CardAction({ product, detailHref }: Pick<CardFooterProps, 'product' | 'detailHref'>) {
  if (product.availability !== 'available') {
    return (
      <Button size="sm" disabled>
        {unavailableText(product)}
      </Button>
    );
  }
  return (
    <>
      {canAddToCart(product) && <AddToCartButton product={product} />}
      <Button asChild variant="outline" size="sm">
        <Link to={detailHref} preventScrollReset>
          {actionLabel(product)}
          <span {...ownerLanguage()} className="sr-only">
            {' '}
            {product.title}
          </span>
        </Link>
      </Button>
    </>
  );
}

function actionLabel({ is_subscription, price }: Product): string {
  if (is_subscription) return catalogCopy.subscribe;
  return price === 0 ? catalogCopy.getFree : catalogCopy.buy;
}

/** Replaces price and button of an owned product; `onNight` on dark backgrounds. */
export function OwnedFooter({
  isSubscription,
  onNight = false,
}: {
  readonly isSubscription: boolean;
  readonly onNight?: boolean;
}) {
  return (
    <>
      <Badge variant="ok">
        <Check aria-hidden className="size-4" />
        {catalogCopy.owned}
      </Badge>
      <Link
        to={isSubscription ? '/user/subscriptions' : '/user/purchases'}
        className={`relative z-[2] inline-flex min-h-11 items-center font-semibold text-ui hover:underline hover:underline-offset-4 ${onNight ? 'text-night-dawn' : 'text-link'}`}
      >
        {isSubscription ? catalogCopy.inSubscriptions : catalogCopy.inPurchases}
      </Link>
    </>
  );
}
