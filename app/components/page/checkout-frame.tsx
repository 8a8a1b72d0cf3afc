import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
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
          <Link
            to={back}
            className="inline-flex min-h-tap items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {checkoutCopy.back}
          </Link>
        </div>
      </header>
      {children}
    </>
  );
}
