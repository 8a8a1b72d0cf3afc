import type { ReactNode } from 'react';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';
import { AddToCartButton, canAddToCart } from '../../add-to-cart-button.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly isOwned: boolean;
  /** The viewer's buy button. */
  readonly buyArea: ReactNode;
}

/** The way to buy, in the first screen at every width: the button, and beside it the cart. */
export function BuyButtons({ product, isOwned, buyArea }: Props) {
  return (
    <section
      aria-label={productCopy.buyBox}
      className="flex max-w-[420px] items-start gap-2.5 [&>:first-child]:flex-1 [&>:first-child]:justify-items-stretch [&>:first-child>:is(a,button)]:w-full [&>:first-child>p]:text-left"
    >
      {buyArea}
      {canAddToCart(product) && (
        <AddToCartButton product={product} isOwned={isOwned} className="min-h-12 min-w-12" />
      )}
    </section>
  );
}
