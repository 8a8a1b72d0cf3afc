import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { WayList } from '#app/components/commerce/way-list.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { HAS_SCRIPTS, PAYMENT_KEY, USE_BALANCE } from '../form/checkout-form-names.ts';
import { OTHER_WAY, PAY_FORM, type PurchaseView } from './purchase-view.ts';

const copy = () => purchaseStatusCopy.open;

interface Props {
  readonly purchase: PurchaseView;
}

export function OtherPaymentMethod({ purchase, isOpen = false }: Props & { readonly isOpen?: boolean }) {
  const { ways, payment_method } = purchase;
  const form = usePayForm(OTHER_WAY);
  const others = ways.filter(({ name }) => name !== payment_method);
  if (others.length === 0) return null;
  return (
    <details className="mt-4" open={isOpen || form.code !== null}>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold text-link text-ui underline-offset-4 hover:underline">
        {copy().otherWay}
      </summary>
      <PayForm
        form={form}
        purchase={purchase}
        label={checkoutCopy.pay(formatRupiah(purchase.to_pay))}
        className="mt-3 grid gap-4"
      >
        <WayList ways={others} chosen={null} />
      </PayForm>
    </details>
  );
}

interface PayAgainProps extends Props {
  readonly way: OfferedWay;
}

export function PayAgain({ purchase, way }: PayAgainProps) {
  return (
    <PayForm
      form={usePayForm(PAY_FORM)}
      purchase={purchase}
      label={purchaseStatusCopy.expired.payAgain(paymentMethodLabel(way.name))}
      className="mt-6 grid gap-3"
    >
      <input type="hidden" name="payment_method" value={way.name} />
    </PayForm>
  );
}

function usePayForm(id: string) {
  const { pathname, search } = useLocation();
  return useActionForm({ id, action: pathname + search, saysRefusals: true });
}

interface PayFormProps extends Props {
  readonly form: ReturnType<typeof usePayForm>;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

function PayForm({ form, purchase, label, className, children }: PayFormProps) {
  const isHydrated = useHydrated();
  return (
    <ActionForm form={form} label={label} className={className}>
      <input type="hidden" name="form" value={form.meta.id} />
      <input type="hidden" name={PAYMENT_KEY} value={purchase.payment_key} />
      {purchase.uses_balance && <input type="hidden" name={USE_BALANCE} value="on" />}
      {isHydrated && <input type="hidden" name={HAS_SCRIPTS} value="1" />}
      {children}
      <SubmitButton form={form} label={label} busyText={checkoutCopy.busy} />
    </ActionForm>
  );
}
