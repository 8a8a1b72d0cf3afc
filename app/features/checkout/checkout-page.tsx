import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { RefundTerms } from '#app/components/commerce/refund-terms.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { type ActionFormState, useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { checkoutCopy } from '#messages/checkout.ts';
import { formatRupiah, type Rupiah, rupiah, suggestedTopUp, toSen } from '#shared/money.ts';
import { CHECKOUT_FORM, TOP_UP_FIRST } from './checkout-form-names.ts';
import { headingOf, payLabel, priceLabel } from './checkout-labels.ts';
import { DiscountField } from './discount-field.tsx';
import type { CheckoutDetails } from './fetch-checkout.ts';
import { PlanTerms } from './plan-terms.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';

interface Props {
  readonly details: CheckoutDetails;
  readonly balance: Rupiah;
  readonly idempotencyKey: string;
  /** Address of the page, which takes its own form. */
  readonly action: string;
}

/** The page behind `PurchaseDialog`, for browsers without scripts. */
export function CheckoutPage({ details, balance, idempotencyKey, action }: Props) {
  const { title, back, lines, plan, price, due, obstacle } = details;
  const form = useActionForm({
    id: CHECKOUT_FORM,
    action,
    toastFor: ({ code, message }) =>
      code === 'NETWORK_ERROR' ? undefined : { title: checkoutCopy.failedTitle, text: message },
  });
  const isEnough = balance >= due;
  return (
    <main className="mx-auto min-h-dvh max-w-[560px] px-gutter pt-6 pb-12">
      <div className="flex items-center justify-between">
        <Brand />
        <Link
          to={back}
          className="inline-flex min-h-tap items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {checkoutCopy.back}
        </Link>
      </div>
      <h1 className="mt-10 text-t1">{headingOf(plan, isEnough)}</h1>
      <p className="mt-2 text-ink-2 text-lede">{title}</p>
      <Contents lines={lines} />
      {due > 0 || plan !== null ? (
        <PurchaseSummary
          balance={balance}
          price={due}
          before={details.discount?.before ?? null}
          priceLabel={priceLabel(plan)}
        />
      ) : (
        <p className="mt-5 border-ink border-t-2 pt-4 font-semibold text-t2">{checkoutCopy.free}</p>
      )}
      {plan === null && price > 0 && <DiscountField discount={details.discount} />}
      {plan !== null && <PlanTerms price={price} plan={plan} />}
      {obstacle === null ? (
        <ActionForm form={form} label={headingOf(plan, isEnough)} className="mt-6 grid gap-4">
          {Object.entries(details.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          {isEnough ? (
            <SubmitButton form={form} label={payLabel(details)} busyText={checkoutCopy.busy} />
          ) : (
            <TopUpFirst form={form} shortfall={rupiah(due - balance)} />
          )}
          {form.code === 'PROFILE_INCOMPLETE' && (
            <Button asChild variant="outline" block>
              <Link to="/user/profile">{checkoutCopy.profileAction}</Link>
            </Button>
          )}
        </ActionForm>
      ) : (
        <p role="status" className="mt-6 rounded-card bg-soft px-4 py-3 text-ui">
          {obstacle}
        </p>
      )}
      <p className="mt-4 text-ink-3 text-small">
        {isEnough ? <Afterwards plan={plan} isFree={due === 0} /> : checkoutCopy.goesOn}
      </p>
    </main>
  );
}

function Contents({ lines }: Pick<CheckoutDetails, 'lines'>) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-4">
      {lines.map(({ product_id, title, quantity }) => (
        <li key={product_id} className="flex justify-between gap-4 border-line border-t py-2.5 text-ui">
          {title} <span className="num shrink-0">× {quantity}</span>
        </li>
      ))}
    </ul>
  );
}

/** Saves the purchase, which completes once the top-up arrives (DECISIONS 10). */
function TopUpFirst({ form, shortfall }: { readonly form: ActionFormState; readonly shortfall: Rupiah }) {
  return (
    <Button
      type="submit"
      name={TOP_UP_FIRST}
      value="1"
      size="lg"
      block
      busyText={form.isBusy ? checkoutCopy.busy : undefined}
    >
      {checkoutCopy.topUp} {formatRupiah(suggestedTopUp(toSen(shortfall)))}
    </Button>
  );
}

function Afterwards({ plan, isFree }: { readonly plan: CheckoutDetails['plan']; readonly isFree: boolean }) {
  if (plan !== null) return checkoutCopy.subscribe.where;
  return (
    <>
      {checkoutCopy.where} {!isFree && <RefundTerms />}
    </>
  );
}
