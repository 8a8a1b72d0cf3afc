import { RotateCcw, ShieldCheck } from 'lucide-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { ClassLine } from '#app/components/commerce/class-line.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { RefundTerms } from '#app/components/commerce/refund-terms.tsx';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useCart } from '#app/hooks/cart/use-cart.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import { type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import { applyBumps, type CheckoutLine, type ChosenCheckout } from './checkout-details.ts';
import { pageHeading, payableLabel } from './checkout-labels.ts';
import { CheckoutForm, type CheckoutFormProps, previousBumps } from './form/checkout-form.tsx';
import { BUMPS } from './form/checkout-form-names.ts';
import { DiscountField, type DiscountFieldProps } from './form/discount-field.tsx';
import type { SubscriptionTermsProps } from './form/plan-terms.tsx';
import type { Checkout } from './server/fetch-checkout.ts';

const CheckoutBumps = lazyPart(async () => (await import('./slip/checkout-bumps.tsx')).CheckoutBumps);

const SubscriptionTerms = lazyPart(async () => (await import('./form/plan-terms.tsx')).SubscriptionTerms);
/** Memoised, because React removes content that renders again before its lazy script has loaded. */
const StableTerms = memo((props: SubscriptionTermsProps) => (
  <Suspense>
    <SubscriptionTerms {...props} />
  </Suspense>
));

const LazyHint = lazyPart(async () => (await import('./slip/bundle-lines.tsx')).BundleHint);
const BundleHint = memo(() => (
  <Suspense>
    <LazyHint />
  </Suspense>
));

const NoPayment = lazyPart(async () => (await import('./no-payment.tsx')).NoPayment);

interface BodyProps
  extends Pick<CheckoutFormProps, 'address' | 'onBought'>,
    Pick<DiscountFieldProps, 'onCode'> {
  readonly checkout: Checkout;
}

/** One page for visitors and signed-in users, with and without scripts (DECISIONS 54). */
export function CheckoutPage({ checkout }: Pick<BodyProps, 'checkout'>) {
  const { pathname, search } = useLocation();
  const { title, intro } = checkoutHeading(checkout);
  // Signing in on the way merges the visitor's cart before it is bought.
  useCart();
  return (
    <CheckoutFrame back={checkout.details.back}>
      <main className="group/pay [--below:0px] [--edge:var(--gutter)] [--plane:var(--paper)] mx-auto grid max-w-[1180px] grid-cols-[minmax(0,1fr)] px-gutter pt-6 pb-12 lg:grid-cols-[minmax(0,620px)_minmax(0,400px)] lg:grid-rows-[auto_auto_1fr] lg:justify-between lg:gap-x-14 lg:pt-9 lg:pb-16">
        <div className="lg:col-span-2">
          <h1 className="text-t1">{title}</h1>
          <p className="mt-1.5 text-ink-2">{intro}</p>
        </div>
        <CheckoutBody checkout={checkout} address={pathname + search} />
      </main>
    </CheckoutFrame>
  );
}

export function checkoutHeading({ details, balance }: Checkout) {
  const isMailed = balance === null && details.is_mailed;
  return {
    title: pageHeading({ plan: details.plan, isMailed }),
    intro: balance === null ? visitorIntro(details) : purchaseWords.access[details.kind],
  };
}

/** Slip and payment, the same on the page and in a sheet over another page. */
export function CheckoutBody({ checkout: offered, onCode, ...place }: BodyProps) {
  const posted = usePostedBumps();
  const [taken, setTaken] = useState(posted);
  const details = applyBumps(offered.details, taken);
  const isVisitor = offered.balance === null;
  const { plan, due, price } = details;
  return (
    <>
      <CheckoutSlip details={details} className="not-first:mt-5 lg:col-start-2 lg:not-first:mt-8">
        {details.bumps.length > 0 && (
          <Suspense>
            <CheckoutBumps bumps={details.bumps} posted={posted} onChange={setTaken} />
          </Suspense>
        )}
        {price > 0 && (
          <DiscountField
            address={place.address}
            discount={offered.details.discount}
            saving={codeSaving(details)}
            isVisitor={isVisitor}
            {...(onCode && { onCode })}
          />
        )}
      </CheckoutSlip>
      <div className="mt-6 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-8">
        {plan !== null && <StableTerms details={offered.details} plan={plan} isVisitor={isVisitor} />}
        {isVisitor && details.lines.some(({ parts = [] }) => parts.length > 0) && <BundleHint />}
        <Payment checkout={{ ...offered, details }} {...place} />
      </div>
      {due > 0 && <Assurance kind={details.kind} />}
    </>
  );
}

/** The discount of the nota's code row; null: none. */
function codeSaving({ nota }: ChosenCheckout): Rupiah | null {
  const row = nota.find(({ kind, code }) => kind === 'discount' && code !== null);
  return row === undefined ? null : rupiah(0 - toRupiah(row.amount_bigint));
}

function visitorIntro({ plan, kind, is_mailed }: Checkout['details']): string {
  if (plan?.with_trial === true) return copy.trialLede;
  return is_mailed ? copy.freebieLede : purchaseWords.lede[kind];
}

function usePostedBumps(): readonly string[] {
  const ticked = useActionData<FormReply>()?.result?.initialValue?.[BUMPS];
  const posted = [ticked].flat().filter((id) => typeof id === 'string');
  return posted.length > 0 ? posted : previousBumps();
}

function Payment(form: CheckoutFormProps) {
  const { details, balance } = form.checkout;
  const needsAccount = balance === null && details.due === 0 && !details.is_mailed;
  if (details.obstacle === null && !needsAccount) {
    return <CheckoutForm {...form} />;
  }
  return (
    <Suspense>
      <NoPayment obstacle={details.obstacle} loginHref={withNext('/login', form.address)} />
    </Suspense>
  );
}

function Assurance({ kind }: { readonly kind: PurchaseKind }) {
  return (
    <ul className="mt-6 grid content-start gap-3 text-ink-2 text-small lg:col-start-2 lg:mt-5">
      <li className="flex items-start gap-2.5">
        <RotateCcw aria-hidden="true" className="mt-px size-4.5 shrink-0 text-credit" strokeWidth={1.75} />
        <span>
          <RefundTerms kind={kind} />
        </span>
      </li>
      <li className="flex items-start gap-2.5">
        <ShieldCheck aria-hidden="true" className="mt-px size-4.5 shrink-0" strokeWidth={1.75} />
        <span>{copy.cardSafe}</span>
      </li>
    </ul>
  );
}

const SessionTime = lazyPart(
  async () => (await import('#app/features/bookings/sessions/session-time.tsx')).SessionTime,
);
const BundleParts = lazyPart(async () => (await import('./slip/bundle-lines.tsx')).BundleParts);
const OwnedParts = lazyPart(async () => (await import('./slip/bundle-lines.tsx')).OwnedParts);
const HeldTime = lazyPart(async () => (await import('./slip/held-time.tsx')).HeldTime);

function CheckoutSlip({ details, className, children }: SlipProps) {
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
