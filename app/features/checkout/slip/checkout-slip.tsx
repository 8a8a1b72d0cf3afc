import { type ReactNode, Suspense } from 'react';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { guestCheckoutCopy as copy } from '#messages/guest-checkout.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';
import type { CheckoutLine, ChosenCheckout } from '../checkout-details.ts';
import { payableLabel } from '../checkout-labels.ts';

/** Only of a class, of a bundle, and of a session. */
const SessionTime = lazyPart(
  async () => (await import('#app/components/booking/session-time.tsx')).SessionTime,
);
const OwnedParts = lazyPart(async () => (await import('./bundle-lines.tsx')).OwnedParts);
const HeldTime = lazyPart(async () => (await import('./held-time.tsx')).HeldTime);

/** What is bought and how it is paid, on the page's only slip. */
export function CheckoutSlip({ details, className, children }: SlipProps) {
  const { lines, due, bumps, nota, nota_with_balance } = details;
  const shown = new Set(lines.map(({ product_id }) => product_id));
  const amounts = new Map(nota.map(({ product_id, amount_bigint }) => [product_id, toRupiah(amount_bigint)]));
  // One line says the price itself, unless something makes it another.
  const isOne = lines.length === 1 && bumps.length === 0 && nota.length <= 2 && nota_with_balance === null;
  const sums = `pt-1 ${isOne ? 'max-lg:hidden' : ''}`;
  return (
    <section
      aria-label={copy.slip}
      className={`lg:rounded-card lg:border lg:border-line lg:bg-surface lg:px-5 lg:pb-5 ${className}`}
    >
      <ul className="max-lg:border-line max-lg:border-y">
        {lines.map((line) => (
          <SlipLine key={line.product_id} line={line} amount={amounts.get(line.product_id) ?? line.price} />
        ))}
      </ul>
      {children}
      <NotaRows
        nota={nota}
        without={shown}
        className={
          nota_with_balance === null ? sums : `${sums} group-has-[[data-uses-balance]:checked]/pay:hidden`
        }
      />
      {nota_with_balance !== null && (
        <NotaRows
          nota={nota_with_balance}
          without={shown}
          className={`${sums} hidden group-has-[[data-uses-balance]:checked]/pay:block`}
        />
      )}
      {due > 0 && <p className="text-ink-3 text-small max-lg:hidden">{copy.noFees}</p>}
    </section>
  );
}

interface SlipProps {
  readonly details: ChosenCheckout;
  readonly className: string;
  /** Between the lines and their total. */
  readonly children: ReactNode;
}

interface LineProps {
  readonly line: CheckoutLine;
  /** At its list price, as the nota says. */
  readonly amount: Rupiah;
}

function SlipLine({ line, amount }: LineProps) {
  const { slug, title, cover_url, quantity, gifts, owned, hold, session, parts = [] } = line;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 border-line border-t py-3 first:border-t-0 lg:grid-cols-[72px_minmax(0,1fr)_auto] lg:py-4">
      <div className="size-14 overflow-hidden rounded-control lg:size-18">
        <ProductCover slug={slug} src={cover_url} form="mark" sizes="72px" loading="eager" />
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
      <p className="num text-right font-semibold">{payableLabel(amount)}</p>
      {hold !== undefined && (
        <Suspense>
          <HeldTime slug={slug} hold={hold} />
        </Suspense>
      )}
      {parts.length > 0 && (
        <ul className="col-span-2 col-start-2 -mt-1.5 grid gap-1 text-ink-2 text-small">
          {parts.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      {owned !== null && (
        <Suspense>
          <OwnedParts owned={owned} />
        </Suspense>
      )}
    </li>
  );
}
