import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';

interface Props {
  readonly back: string;
  readonly children: ReactNode;
}

export function CheckoutFrame({ back, children }: Props) {
  const { brand_name } = useSettings();
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationLine />
      <header className="border-line border-b">
        <div className="mx-auto flex min-h-16 max-w-[1180px] items-center justify-between gap-3 px-gutter">
          <Brand />
          <BackLink to={back} className="">
            {checkoutCopy.back}
          </BackLink>
        </div>
      </header>
      <div className="flex-1">{children}</div>
      <footer className="border-line border-t">
        <div className="mx-auto flex max-w-[1180px] flex-wrap items-center justify-between gap-x-6 px-gutter py-2 text-ink-2 text-small">
          <span>{checkoutCopy.seller(brand_name)}</span>
          {/* Opens in a new tab, so that nothing typed is lost. */}
          <Link
            to="/contact"
            target="_blank"
            className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
          >
            {checkoutCopy.help}
          </Link>
        </div>
      </footer>
    </div>
  );
}
