import type { ReactNode } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import type { ProductDetail } from '#contract/catalog/products.ts';

interface Props {
  readonly product: Pick<ProductDetail, 'slug' | 'cover_url' | 'is_subscription'>;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function NotifyFrame({ product, title, text, children }: Props) {
  const { slug, cover_url, is_subscription } = product;
  return (
    <CheckoutFrame back={`/${is_subscription ? 'subscription' : 'product'}/${slug}`}>
      <main className="mx-auto max-w-[720px] px-gutter pt-8 pb-16 lg:pt-14">
        <div className="mb-5 aspect-square w-20 overflow-hidden rounded-card">
          <ProductCover slug={slug} src={cover_url} form="mark" isFirst sizes="80px" />
        </div>
        <h1 className="wrap-anywhere text-t1">{title}</h1>
        <p role="status" className="mt-3 max-w-[34em] text-ink-2">
          {text}
        </p>
        {children}
      </main>
    </CheckoutFrame>
  );
}
