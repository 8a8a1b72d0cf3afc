import { RotateCcw, ShieldCheck } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { useActionData } from 'react-router';
import { RefundTerms } from '#app/components/commerce/refund-terms.tsx';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useCart } from '#app/hooks/cart/use-cart.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import { type Rupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import { applyBumps, type ChosenCheckout } from './checkout-details.ts';
import { pageHeading } from './checkout-labels.ts';
import { CheckoutForm } from './form/checkout-form.tsx';
import { BUMPS } from './form/checkout-form-names.ts';
import { DiscountField } from './form/discount-field.tsx';
import type { SubscriptionTermsProps } from './form/plan-terms.tsx';
import { previousBumps } from './form/typed-buyer.ts';
import { useLoginHref } from './form/use-login-href.ts';
import type { Checkout, ChosenPage } from './server/fetch-checkout.ts';
import { CheckoutSlip } from './slip/checkout-slip.tsx';

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

/** One page for visitors and signed-in users, with and without scripts (DECISIONS 54). */
export function CheckoutPage({ checkout: offered }: { readonly checkout: Checkout }) {
  const posted = usePostedBumps();
  const [taken, setTaken] = useState(posted);
  const details = applyBumps(offered.details, taken);
  const checkout = { ...offered, details };
  const { balance } = offered;
  const { plan, due, price, is_mailed } = details;
  const isMailed = balance === null && is_mailed;
  // Signing in on the way merges the visitor's cart before it is bought.
  useCart();
  return (
    <CheckoutFrame back={details.back}>
      <main className="group/pay mx-auto grid max-w-[1180px] grid-cols-[minmax(0,1fr)] px-gutter pt-6 pb-12 lg:grid-cols-[minmax(0,620px)_minmax(0,400px)] lg:grid-rows-[auto_auto_1fr] lg:justify-between lg:gap-x-14 lg:pt-9 lg:pb-16">
        <div className="lg:col-span-2">
          <h1 className="text-t1">{pageHeading({ plan, isMailed })}</h1>
          <p className="mt-1.5 text-ink-2">
            {balance === null ? visitorIntro(details) : purchaseWords.access[details.kind]}
          </p>
        </div>
        <CheckoutSlip details={details} className="mt-5 lg:col-start-2 lg:mt-8">
          {details.bumps.length > 0 && (
            <Suspense>
              <CheckoutBumps bumps={details.bumps} posted={posted} onChange={setTaken} />
            </Suspense>
          )}
          {price > 0 && (
            <DiscountField
              discount={offered.details.discount}
              saving={codeSaving(details)}
              isVisitor={balance === null}
            />
          )}
        </CheckoutSlip>
        <div className="mt-6 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-8">
          {plan !== null && (
            <StableTerms details={offered.details} plan={plan} isVisitor={balance === null} />
          )}
          {balance === null && details.lines.some(({ parts = [] }) => parts.length > 0) && <BundleHint />}
          <Payment checkout={checkout} />
        </div>
        {due > 0 && <Assurance kind={details.kind} />}
      </main>
    </CheckoutFrame>
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

function Payment({ checkout }: { readonly checkout: ChosenPage }) {
  const { details, balance } = checkout;
  const loginHref = useLoginHref();
  const needsAccount = balance === null && details.due === 0 && !details.is_mailed;
  if (details.obstacle === null && !needsAccount) {
    return <CheckoutForm checkout={checkout} loginHref={loginHref} />;
  }
  return (
    <Suspense>
      <NoPayment obstacle={details.obstacle} loginHref={loginHref} />
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
