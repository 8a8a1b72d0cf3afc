import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { WayList } from '#app/components/commerce/way-list.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { checkoutCopy } from '#messages/checkout.ts';
import { purchaseStatusCopy } from '#messages/purchase-status.ts';
import { formatRupiah } from '#shared/money.ts';
import { HAS_SCRIPTS, PAYMENT_KEY, USE_BALANCE } from '../checkout-form-names.ts';
import { PAY_FORM } from './purchase-forms.ts';
import type { PurchaseView } from './purchase-view.ts';

interface Props {
  readonly purchase: PurchaseView;
}

/** The same purchase for the same price, in a way that is chosen here. */
export function OtherWay({ purchase }: Props) {
  const { ways, payment_method } = purchase;
  const form = usePayForm();
  if (ways.length < 2) return null;
  return (
    // An answer that has to be seen opens it, also without scripts.
    <details className="mt-4" open={form.code !== null}>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui underline-offset-4 hover:underline">
        {purchaseStatusCopy.open.otherWay}
      </summary>
      <PayForm form={form} purchase={purchase}>
        <WayList ways={ways} chosen={payment_method} />
      </PayForm>
    </details>
  );
}

/** One press for a new payment after the last one expired; the ways stand below. */
export function PayAgain({ purchase }: Props) {
  const form = usePayForm();
  return (
    <PayForm form={form} purchase={purchase}>
      <WayList ways={purchase.ways} chosen={purchase.payment_method} />
    </PayForm>
  );
}

function usePayForm() {
  const { pathname, search } = useLocation();
  return useActionForm({ id: PAY_FORM, action: pathname + search, saysRefusals: true });
}

interface PayFormProps extends Props {
  readonly form: ReturnType<typeof usePayForm>;
  readonly children: ReactNode;
}

function PayForm({ form, purchase, children }: PayFormProps) {
  const isHydrated = useHydrated();
  return (
    <ActionForm form={form} label={purchaseStatusCopy.open.otherWay} className="mt-3 grid gap-4">
      <input type="hidden" name="form" value={PAY_FORM} />
      <input type="hidden" name={PAYMENT_KEY} value={purchase.payment_key} />
      {purchase.uses_balance && <input type="hidden" name={USE_BALANCE} value="on" />}
      {isHydrated && <input type="hidden" name={HAS_SCRIPTS} value="1" />}
      {children}
      <SubmitButton
        form={form}
        label={checkoutCopy.pay(formatRupiah(purchase.to_pay))}
        busyText={checkoutCopy.busy}
      />
    </ActionForm>
  );
}
