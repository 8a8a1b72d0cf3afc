import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Rating } from '#app/components/commerce/rating.tsx';
import { Badge, badgeVariants } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductCard as Product } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { AddToCartButton, canAddToCart } from '../add-to-cart-button.tsx';
import { Price } from '../price.tsx';
import { ownedProductPath, productMeta, SEPARATOR } from '../product-meta.ts';
import { WishlistButton } from '../wishlist-button.tsx';

export interface CardProps {
  readonly product: Product;
  readonly isOwned: boolean;
  readonly detailHref: string;
  readonly isAside?: boolean;
  readonly isWish?: boolean;
  readonly isFirst?: boolean;
}

/** On a phone it is a row that is one link, from 640 px a card. */
export function ProductCard(props: CardProps) {
  const { product, isOwned, detailHref, isFirst = false, isAside = false, isWish = false } = props;
  const Heading = isAside ? 'h3' : 'h2';
  const isUnavailable = isNotForSale(product) && !isOwned;
  const tag = isOwned && !isAppointment(product) ? catalogCopy.owned : tagOf(product, isUnavailable);
  return (
    <article
      className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 border-line border-b py-3 sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto] sm:border-0 sm:py-0"
      data-owned={isOwned || undefined}
    >
      <div className="relative row-span-2 aspect-square self-start overflow-hidden rounded-card sm:row-span-1 sm:aspect-[16/10] sm:rounded-sheet">
        <ProductCover
          slug={product.slug}
          src={product.cover_url}
          form="wide"
          phoneForm="mark"
          isFirst={isFirst}
          sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 88px"
          className={isUnavailable ? 'opacity-45 grayscale' : ''}
        />
        {tag !== null && tag !== catalogCopy.owned && <CoverTag product={product} tag={tag} />}
      </div>
      <div className="sm:pt-4 sm:pb-3">
        <p className="text-ink-3 text-small">
          {tag !== null && (
            <b aria-hidden="true" className="font-semibold text-ink sm:hidden">
              {tag}
              {SEPARATOR}
            </b>
          )}
          <span className="max-sm:hidden">{productMeta(product)}</span>
          <span className="sm:hidden">{productMeta(product, true)}</span>
          {product.rating_average !== null && (
            <Rating
              average={product.rating_average}
              count={product.rating_count}
              className="ml-3 [&>span:last-child]:sr-only"
            />
          )}
        </p>
        <Heading
          className={`mt-0.5 font-semibold text-t3 max-sm:text-[1.0625rem] sm:mt-1 ${isUnavailable ? 'text-ink-3' : ''}`}
        >
          <Link
            {...ownerLanguage(product, 'title')}
            to={detailHref}
            preventScrollReset
            className="after:absolute after:inset-0 after:z-[1] hover:underline hover:underline-offset-4"
          >
            {product.title}
          </Link>
        </Heading>
        <ClassLine offer={product} className="sm:mt-1" />
        <p
          {...ownerLanguage(product, 'short_description')}
          className="mt-1.5 line-clamp-2 text-ink-2 text-ui leading-normal max-sm:hidden"
        >
          {product.short_description}
        </p>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-x-3 max-sm:mt-1.5 max-sm:[&_s]:hidden sm:min-h-12 sm:border-line sm:border-t sm:pt-2.5">
        {isAside && !isOwned ? (
          <Price product={product} />
        ) : (
          <CardFooter product={product} isOwned={isOwned} detailHref={detailHref} isWish={isWish} />
        )}
      </div>
    </article>
  );
}

/** For products that cannot be bought it is the disabled button of MKT-012. */
function CoverTag({ product, tag }: Pick<CardProps, 'product'> & { readonly tag: string }) {
  const className = 'absolute top-3 left-3 max-sm:hidden';
  if (product.availability === 'available') {
    return (
      <Badge variant="plate" className={className}>
        {tag}
      </Badge>
    );
  }
  return (
    <button type="button" disabled className={cn(badgeVariants({ variant: 'plate' }), className)}>
      {tag}
    </button>
  );
}

const isNotForSale = ({ availability }: Product) =>
  availability !== 'available' && availability !== 'coming_soon';

function unavailableText({ availability }: Product): string {
  if (availability === 'coming_soon') return catalogCopy.comingSoon;
  if (availability === 'full') return catalogCopy.full;
  return availability === 'closed' ? catalogCopy.closed : catalogCopy.outOfStock;
}

function tagOf(product: Product, isUnavailable: boolean): string | null {
  if (isUnavailable || product.availability === 'coming_soon') return unavailableText(product);
  return product.discount_percentage > 0 ? catalogCopy.save(product.discount_percentage) : null;
}

type CardFooterProps = Pick<CardProps, 'product' | 'isOwned' | 'detailHref'> & { readonly isWish: boolean };

function CardFooter({ product, isOwned, detailHref, isWish }: CardFooterProps) {
  if (isOwned && !isAppointment(product)) return <OwnedFooter product={product} />;
  return (
    <>
      <Price product={product} />
      <div className="ml-auto flex shrink-0 gap-2 [&_:is(a,button)]:z-[2]">
        <WishlistButton
          product={product}
          className={`sm:absolute sm:top-2 sm:right-2 sm:rounded-full sm:bg-lift ${isWish ? '' : 'max-sm:hidden'}`}
        />
        <CardAction product={product} detailHref={detailHref} isOwned={isOwned} />
      </div>
    </>
  );
}

function CardAction({ product, detailHref, isOwned }: Omit<CardFooterProps, 'isWish'>) {
  const isWaiting = product.availability !== 'available' && !isOwned;
  const isLink = isWaiting || isAppointment(product);
  return (
    <>
      {canAddToCart(product) && <AddToCartButton product={product} />}
      <Button
        asChild
        variant="outline"
        size="sm"
        className={
          isLink ? 'max-sm:bg-transparent max-sm:px-0 max-sm:text-link max-sm:shadow-none' : 'max-sm:hidden'
        }
      >
        <Link
          to={isWaiting ? waitPath(product.slug) : (timesPath(product, isOwned) ?? detailHref)}
          preventScrollReset={!isWaiting}
        >
          {isWaiting ? catalogCopy.tellMe : actionLabel(product, isOwned)}
          <span {...ownerLanguage(product, 'title')} className="sr-only">
            {' '}
            {product.title}
          </span>
        </Link>
      </Button>
    </>
  );
}

const isAppointment = ({ type }: Product) => type === 'consultation' || type === 'service';

const timesPath = ({ type, slug }: Product, isOwned: boolean) =>
  type !== 'consultation' ? null : isOwned ? '/user/bookings' : `/book/${slug}`;

function actionLabel({ type, is_subscription, price }: Product, isOwned: boolean): string {
  if (is_subscription) return catalogCopy.subscribe;
  if (type === 'consultation') return productCopy.chooseTime;
  if (isOwned) return catalogCopy.orderAgain;
  return price === 0 ? catalogCopy.getFree : catalogCopy.buy;
}

export function OwnedFooter({
  product,
  onNight = false,
}: Pick<CardProps, 'product'> & { onNight?: boolean }) {
  const { to, label } = ownedProductPath(product);
  return (
    <>
      <Badge variant="ok" className={onNight ? '' : 'max-sm:hidden'}>
        <Check aria-hidden className="size-4" />
        {catalogCopy.owned}
      </Badge>
      <Link
        to={to}
        className={`relative z-[2] inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-ui hover:underline hover:underline-offset-4 ${onNight ? 'text-night-dawn' : 'text-link'}`}
      >
        {label}
      </Link>
    </>
  );
}
