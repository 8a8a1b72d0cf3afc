import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { ContentSections } from '#app/components/content-sections/content-sections.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { ProductAccess } from '#app/hooks/use-owned-products.ts';
import { usePressWhenReady } from '#app/hooks/use-press-when-ready.ts';
import type { ProductContent } from '#contract/public/product-content.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { contentCopy as copy } from '#messages/content.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { ContentHeader } from './content-header.tsx';
import { ContentEmpty } from './content-states.tsx';

interface Props extends Omit<BuyButtonProps, 'product'> {
  readonly content: ProductContent;
  /** Free lessons; null without any. */
  readonly preview: ReactNode;
}

/** The public page of a product's content: what is open to read, and what opens with the purchase. */
export function ContentPage({ content, preview, ...buying }: Props) {
  const { product, sections } = content;
  const buy = { ...buying, product };
  return (
    <div>
      <ContentHeader content={content}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {product.price !== null && buying.access !== 'owned' && (
            <p className="figures font-semibold text-amount">
              {product.price === 0 ? copy.free : <Money amount={product.price} />}
            </p>
          )}
          <BuyButton {...buy} />
          {buying.access === 'owned' && <p className="text-credit text-ui">{copy.ownedHint}</p>}
        </div>
      </ContentHeader>
      {preview}
      <div className="wrap pt-12 pb-section md:pt-16">
        {sections.length === 0 ? (
          <ContentEmpty slug={product.slug} />
        ) : (
          <ContentSections sections={sections} layout="wide" action={<BuyButton {...buy} isQuiet />} />
        )}
      </div>
    </div>
  );
}

interface BuyButtonProps {
  readonly product: ProductContent['product'];
  readonly access: ProductAccess;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

/** Buys locked content, opens it for its owner, or tells when it can be bought. */
function BuyButton({ isQuiet = false, ...props }: BuyButtonProps & { readonly isQuiet?: boolean }) {
  const { product, access, onBuy } = props;
  const { isWaiting, press } = usePressWhenReady(access !== 'checking', () => access !== 'owned' && onBuy());
  const variant = isQuiet ? 'outline' : 'primary';
  const size = isQuiet ? 'sm' : 'md';
  if (access === 'owned') {
    return (
      <Button asChild variant={variant} size={size}>
        <Link to={`/user/purchases/${product.slug}`}>{copy.owned}</Link>
      </Button>
    );
  }
  const isBusy = props.isBusy || isWaiting;
  const closed = closedText(product);
  if (closed !== null) {
    return (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isQuiet && <b className="font-semibold text-ui">{closed}</b>}
        <Button asChild variant={variant} size={size}>
          <Link to={waitPath(product.slug)}>{catalogCopy.tellMe}</Link>
        </Button>
      </span>
    );
  }
  return (
    <CheckoutForm slug={product.slug} onOpen={press}>
      <Button type="submit" variant={variant} size={size} busyText={isBusy ? copy.busy : undefined}>
        {product.price === 0 ? copy.getFree : copy.buy}
      </Button>
    </CheckoutForm>
  );
}

function closedText({ availability }: BuyButtonProps['product']): string | null {
  if (availability === 'coming_soon') return copy.soon;
  if (availability === 'closed') return catalogCopy.closed;
  if (availability === 'full') return catalogCopy.full;
  return availability === 'out_of_stock' ? copy.soldOut : null;
}
