import { type ReactNode, useEffect, useState } from 'react';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { Price } from '../../price.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly offer: string;
  readonly children: ReactNode;
}

export function BuyBar({ product, offer, children }: Props) {
  const isAway = useIsAbove(offer);
  return (
    <aside
      aria-label={productCopy.buyBar}
      data-foot
      className={`sticky bottom-0 z-10 flex flex-wrap items-center gap-y-2 justify-between gap-4 border-line border-t bg-lift px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-[transform,visibility] duration-[250ms] lg:bottom-5 lg:mr-6 lg:ml-auto lg:w-fit lg:gap-6 lg:rounded-card lg:border lg:py-2.5 lg:pr-2.5 lg:pl-5 lg:shadow-3 print:hidden ${isAway ? '' : 'invisible translate-y-[110%]'}`}
    >
      <Price product={product} />
      <div className="min-w-0 max-w-full">{children}</div>
    </aside>
  );
}

function useIsAbove(id: string): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 100);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isAbove;
}
