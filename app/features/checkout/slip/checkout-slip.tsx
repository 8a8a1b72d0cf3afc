import { type ReactNode, Suspense } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';
import type { CheckoutLine, ChosenCheckout } from '../checkout-details.ts';
import { payableLabel } from '../checkout-labels.ts';

const SessionTime = lazyPart(
  async () => (await import('#app/features/bookings/sessions/session-time.tsx')).SessionTime,
);
const BundleParts = lazyPart(async () => (await import('./bundle-lines.tsx')).BundleParts);
const OwnedParts = lazyPart(async () => (await import('./bundle-lines.tsx')).OwnedParts);
const HeldTime = lazyPart(async () => (await import('./held-time.tsx')).HeldTime);

export function CheckoutSlip({ details, className, children }: SlipProps) {
  const { lines, due, nota, nota_with_balance } = details;
  const shown = new Set(lines.map(({ product_id }) => product_id));
  const amounts = new Map(nota.map(({ product_id, amount_bigint }) => [product_id, toRupiah(amount_bigint)]));
  return (
    <Nota label={copy.slip} className={className}>
      <ul className="-mt-4.5 lg:-mt-3">
        {lines.map((line) => (
          <SlipLine key={line.product_id} line={line} amount={amounts.get(line.product_id) ?? line.price} />
        ))}
      </ul>
      {children}
      <NotaRows
        nota={nota}
        without={shown}
        className={nota_with_balance === null ? '' : 'group-has-[[data-uses-balance]:checked]/pay:hidden'}
      />
      {nota_with_balance !== null && (
        <NotaRows
          nota={nota_with_balance}
          without={shown}
          className="hidden group-has-[[data-uses-balance]:checked]/pay:block"
        />
      )}
      {due > 0 && <p className="text-ink-3 text-small">{copy.noFees}</p>}
    </Nota>
  );
}

interface SlipProps {
  readonly details: ChosenCheckout;
  readonly className: string;
  readonly children: ReactNode;
}

interface LineProps {
  readonly line: CheckoutLine;
  readonly amount: Rupiah;
}

function SlipLine({ line, amount }: LineProps) {
  const { slug, title, cover_url, quantity, gifts, owned, hold, session, parts = [], original_price } = line;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-line border-t py-3 first:border-t-0 min-[30rem]:grid-cols-[56px_minmax(0,1fr)_auto] lg:py-4">
      <div className="size-14 overflow-hidden rounded-control">
        <ProductCover slug={slug} src={cover_url} form="mark" sizes="56px" loading="eager" />
      </div>
      <div className="min-w-0 text-ui leading-snug">
        <b className="block font-semibold">
          {title} {quantity > 1 && <span className="num whitespace-nowrap">{copy.units(quantity)}</span>}
        </b>
        {session !== undefined && (
          <span className="block text-ink-2 text-small">
            {copy.starts}{' '}
            <Suspense>
              <SessionTime session={session} />
            </Suspense>
          </span>
        )}
        <ClassLine offer={line} />
        {gifts > 0 && <span className="block text-ink-3 text-small">{copy.gifts(gifts)}</span>}
      </div>
      <p className="figures num font-semibold max-[29.9375rem]:col-start-2 max-[29.9375rem]:row-start-2 min-[30rem]:text-right">
        {payableLabel(amount)}
        {original_price !== null && original_price > amount && (
          <Money amount={original_price} struck className="ml-2 text-small min-[30rem]:block" />
        )}
      </p>
      {hold !== undefined && (
        <Suspense>
          <HeldTime slug={slug} hold={hold} />
        </Suspense>
      )}
      {parts.length > 0 && (
        <Suspense>
          <BundleParts parts={parts} owned={owned} />
        </Suspense>
      )}
      {owned !== null && parts.length === 0 && (
        <Suspense>
          <OwnedParts owned={owned} />
        </Suspense>
      )}
    </li>
  );
}
