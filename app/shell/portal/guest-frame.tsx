import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import type { GuestAccess } from '#app/hooks/session/guest-access.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { formatTime } from '#shared/time/dates.ts';

interface Props {
  readonly access: GuestAccess;
  readonly children: ReactNode;
}

export function GuestFrame({ access: { id, access_until }, children }: Props) {
  const { guest } = purchaseStatusCopy;
  return (
    <>
      <SkipLink />
      <NavigationLine />
      <header className="border-line border-b print:hidden">
        <div className="mx-auto flex max-w-[1240px] flex-wrap items-center justify-between gap-x-6 px-gutter py-2.5">
          <Brand />
          <p className="text-ink-2 text-small">
            {access_until === null ? guest.unlimited : guest.until(formatTime(access_until))}{' '}
            <Link
              to={`${purchasePath(id)}?details=1`}
              className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
            >
              {guest.mail}
            </Link>
          </p>
        </div>
      </header>
      <main
        id="isi"
        tabIndex={-1}
        className="mx-auto max-w-[1240px] px-gutter pt-6 pb-16 outline-none md:pt-9 print:p-0"
      >
        {children}
      </main>
    </>
  );
}
