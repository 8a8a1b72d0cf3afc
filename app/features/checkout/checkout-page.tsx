import { RotateCcw, ShieldCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useActionData, useLocation } from 'react-router';
import { RefundTerms } from '#app/components/commerce/refund-terms.tsx';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useCart } from '#app/hooks/cart/use-cart.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { bundleCopy } from '#messages/bundles.ts';
import { checkoutCopy } from '#messages/checkout.ts';
import { guestCheckoutCopy as copy } from '#messages/guest-checkout.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { withBumps } from './checkout-details.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { BUMPS } from './checkout-form-names.ts';
import { pageHeading } from './checkout-labels.ts';
import { CheckoutSlip } from './checkout-slip.tsx';
import { DiscountField } from './discount-field.tsx';
import type { Checkout } from './fetch-checkout.ts';
import { PlanTerms } from './plan-terms.tsx';
import { tickedBefore } from './typed-buyer.ts';

/** Only where something is offered. */
const CheckoutBumps = lazy(async () => ({
  default: (await import('./checkout-bumps.tsx')).CheckoutBumps,
}));

/** One page for visitors and those who are signed in, with and without scripts (DECISIONS 54). */
export function CheckoutPage({ checkout: offered }: { readonly checkout: Checkout }) {
  const posted = usePostedBumps();
  const [taken, setTaken] = useState(posted);
  const details = withBumps(offered.details, taken);
  const checkout = { ...offered, details };
  const { balance } = offered;
  const { plan, due, price, is_mailed } = details;
  const isMailed = balance === null && is_mailed;
  // Signing in on the way brings the visitor's cart along, before it is bought.
  useCart();
  return (
    <CheckoutFrame back={details.back}>
      <main className="mx-auto grid max-w-[1180px] grid-cols-[minmax(0,1fr)] px-gutter pt-6 pb-12 lg:grid-cols-[minmax(0,620px)_minmax(0,400px)] lg:grid-rows-[auto_auto_1fr] lg:justify-between lg:gap-x-14 lg:pt-9 lg:pb-16">
        <div className="lg:col-span-2">
          <h1 className="text-t1">{pageHeading({ plan, isMailed })}</h1>
          {balance === null && <p className="mt-1.5 text-ink-2">{isMailed ? copy.freebieLede : copy.lede}</p>}
        </div>
        <CheckoutSlip details={details} className="mt-5 lg:col-start-2 lg:mt-8">
          {details.bumps.length > 0 && (
            <Suspense>
              <CheckoutBumps bumps={details.bumps} posted={posted} onChange={setTaken} />
            </Suspense>
          )}
        </CheckoutSlip>
        <div className="mt-6 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-8">
          {plan !== null && <PlanTerms price={price} plan={plan} discount={details.discount} />}
          {plan !== null && balance === null && <GuestSubscription days={details.trial_days} />}
          {balance === null && details.lines.some(({ parts = [] }) => parts.length > 0) && (
            <p className="mb-3 text-ink-2 text-small">{bundleCopy.visitor}</p>
          )}
          {price > 0 && <DiscountField discount={details.discount} isVisitor={balance === null} />}
          <Payment checkout={checkout} />
        </div>
        {due > 0 && <Assurance isSubscription={plan !== null} />}
      </main>
    </CheckoutFrame>
  );
}

/** Ticks of a form that came back without scripts, or that its buyer comes back to. */
function usePostedBumps(): readonly string[] {
  const ticked = useActionData<FormReply>()?.result?.initialValue?.[BUMPS];
  const posted = [ticked].flat().filter((id) => typeof id === 'string');
  return posted.length > 0 ? posted : tickedBefore();
}

/** The form, or why there is none. */
function Payment({ checkout }: { readonly checkout: Checkout }) {
  const { details, balance } = checkout;
  const loginHref = useLoginHref();
  if (details.obstacle !== null) return <Notice text={details.obstacle} />;
  const needsAccount = balance === null && details.due === 0 && !details.is_mailed;
  if (!needsAccount) return <CheckoutForm checkout={checkout} loginHref={loginHref} />;
  return (
    <Notice text={copy.freeNeedsAccount}>
      <Button asChild>
        <Link to={loginHref}>{copy.signInFirst}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={loginHref.replace('/login', '/signup')}>{copy.signUp}</Link>
      </Button>
    </Notice>
  );
}

/** Signing in leads back to this page. */
function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return withNext('/login', pathname + search);
}

function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div role="status" className="grid gap-4 rounded-card bg-soft px-4 py-4">
      <p className="text-ui">{text}</p>
      {children !== undefined && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}

function GuestSubscription({ days }: { readonly days: number }) {
  const loginHref = useLoginHref();
  return (
    <p className="mt-3 mb-6 text-ink-2 text-ui">
      {copy.subscription}
      {days > 0 && (
        <>
          {' '}
          {copy.trial(days)}{' '}
          <Link to={loginHref} className="font-semibold text-link underline underline-offset-4">
            {copy.trialSignIn}
          </Link>
        </>
      )}
    </p>
  );
}

function Assurance({ isSubscription }: { readonly isSubscription: boolean }) {
  return (
    <ul className="mt-6 grid content-start gap-3 text-ink-2 text-small lg:col-start-2 lg:mt-5">
      <li className="flex items-start gap-2.5">
        <RotateCcw aria-hidden="true" className="mt-px size-4.5 shrink-0 text-credit" strokeWidth={1.75} />
        <span>{isSubscription ? checkoutCopy.subscribe.where : <RefundTerms />}</span>
      </li>
      <li className="flex items-start gap-2.5">
        <ShieldCheck aria-hidden="true" className="mt-px size-4.5 shrink-0" strokeWidth={1.75} />
        <span>{copy.cardSafe}</span>
      </li>
    </ul>
  );
}
