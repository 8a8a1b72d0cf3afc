import type { ReactNode } from 'react';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';

export function PurchaseFrame({ children }: { readonly children: ReactNode }) {
  return (
    <CheckoutFrame back="/marketplace">
      <main className="mx-auto max-w-[760px] px-gutter pt-8 pb-16 lg:pt-14">{children}</main>
    </CheckoutFrame>
  );
}
