import type { ReactNode } from 'react';
import type { ProductDetail } from '#contract/public/products.ts';
import { BuyBar } from './hero/buy-bar.tsx';
import type { Film } from './hero/free-lesson.tsx';
import { ProductHero } from './hero/product-hero.tsx';

interface Props {
  readonly product: ProductDetail;
  /** Button, cart and what explains them. */
  readonly buy: ReactNode;
  /** The button once more, for the bar at the bottom; null when there is nothing to buy. */
  readonly buyAgain: ReactNode;
  readonly balance: ReactNode;
  /** Free lessons; null without any. */
  readonly preview: ReactNode;
  /** A free lesson that can be watched. */
  readonly film: Film | null;
  /** Below the offer. */
  readonly children: ReactNode;
}

const OFFER = 'penawaran';

/** The product page: the offer, what is inside, what others say, what is left to ask. */
export function ProductPage({ product, buy, buyAgain, balance, preview, film, children }: Props) {
  return (
    <div>
      <ProductHero
        product={product}
        buy={<div id={OFFER}>{buy}</div>}
        balance={balance}
        hasPreview={preview !== null}
        film={film}
      />
      {preview}
      {children}
      {buyAgain !== null && (
        <BuyBar product={product} offer={OFFER}>
          {buyAgain}
        </BuyBar>
      )}
    </div>
  );
}
