import type { ReactNode } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { productCopy } from '#messages/product.ts';
import { AddToCartButton, canAddToCart } from '../add-to-cart-button.tsx';
import { Price } from '../price.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly isOwned: boolean;
  /** The viewer's buy button. */
  readonly buyArea: ReactNode;
}

/** Price and button, always visible: beside the page from 1024 px, else a bar at the bottom. */
export function BuyBox({ product, isOwned, buyArea }: Props) {
  const hasCart = canAddToCart(product);
  return (
    <aside
      aria-label={productCopy.buyBox}
      className="sticky bottom-0 z-10 -mx-gutter self-start border-line border-t bg-lift px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-[calc(var(--bar)+24px)] lg:mx-0 lg:rounded-sheet lg:border lg:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:grid lg:gap-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:[&_span.num]:text-t2">
          <Price product={product} />
          {product.discount_percentage > 0 && (
            <Badge variant="hot">{catalogCopy.save(product.discount_percentage)}</Badge>
          )}
        </div>
        <div className="flex items-start gap-2 max-sm:w-full lg:grid lg:border-ink lg:border-t-2 lg:pt-5 [&>:first-child]:flex-1 lg:[&_a]:w-full lg:[&_button]:w-full lg:[&_p]:justify-self-start lg:[&_p]:text-left">
          {buyArea}
          {hasCart && (
            <>
              <AddToCartButton product={product} isOwned={isOwned} className="size-12 lg:hidden" />
              <AddToCartButton product={product} isOwned={isOwned} isLabelled className="max-lg:hidden" />
            </>
          )}
        </div>
      </div>
    </aside>
  );
}
