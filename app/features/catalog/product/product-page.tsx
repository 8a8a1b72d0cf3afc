import type { ReactNode } from 'react';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { BuyBar } from './hero/buy-bar.tsx';
import type { Film } from './hero/free-lesson.tsx';
import { ProductHero } from './hero/product-hero.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly buy: ReactNode;
  /** The button for the bar at the bottom; null when there is nothing to buy. */
  readonly buyAgain: ReactNode;
  readonly balance: ReactNode;
  /** Null without free lessons. */
  readonly preview: ReactNode;
  readonly film: Film | null;
  readonly children: ReactNode;
}

const OFFER = 'penawaran';

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
