import type { ReactNode } from 'react';
import { Brand } from '#app/components/brand/brand.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { checkoutCopy } from '#messages/checkout.ts';

interface Props {
  /** Where "back" leads. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Around paying: the way back, and nothing else that leads away. */
export function CheckoutFrame({ back, children }: Props) {
  return (
    <>
      <NavigationLine />
      <header className="border-line border-b">
        <div className="mx-auto flex min-h-16 max-w-[1180px] items-center justify-between gap-3 px-gutter">
          <Brand />
          <BackLink to={back} className="">
            {checkoutCopy.back}
          </BackLink>
        </div>
      </header>
      {children}
    </>
  );
}
