import { CircleAlert } from 'lucide-react';
import { WayList } from '#app/components/commerce/way-list.tsx';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { FROM_BALANCE, USE_BALANCE } from './checkout-form-names.ts';
import type { PaymentChoices } from './payment-choices.ts';

interface Props {
  readonly due: Rupiah;
  /** Null for a visitor. */
  readonly balance: Rupiah | null;
  readonly choices: PaymentChoices;
  readonly posted: string | null;
  readonly remembered: string | null;
  readonly problem: string | null;
}

export function PaymentMethods({ due, balance, choices, posted, remembered, problem }: Props) {
  const fromBalance =
    balance === null || choices.balance !== 'all'
      ? null
      : {
          value: FROM_BALANCE,
          label: `${copy.balance}, ${formatRupiah(balance)}`,
          hint: copy.balanceHint(formatRupiah(rupiah(balance - due))),
        };
  if (fromBalance === null && choices.ways.length === 0) {
    return <NoPaymentMethod text={choices.is_too_small ? copy.tooSmall : copy.noWay} />;
  }
  return (
    <div className="grid gap-5">
      {balance !== null && choices.balance === 'part' && <UseBalance balance={balance} choices={choices} />}
      <WayList
        ways={choices.ways}
        balance={fromBalance}
        chosen={posted ?? (fromBalance === null ? remembered : null)}
        problem={problem}
      />
      {choices.surplus > 0 && (
        <p className="mt-2 text-ink-2 text-small">
          {copy.smallest(formatRupiah(choices.rest), formatRupiah(choices.surplus))}
        </p>
      )}
    </div>
  );
}

function UseBalance({ balance, choices }: Pick<Props, 'choices'> & { readonly balance: Rupiah }) {
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-card border border-line-strong px-3.5 py-3 hover:bg-soft has-checked:bg-soft">
      <input
        type="checkbox"
        name={USE_BALANCE}
        data-uses-balance
        defaultChecked
        className="mt-0.5 shrink-0"
      />
      <span className="min-w-0">
        <b className="block font-semibold text-ui">{copy.useBalance(formatRupiah(balance))}</b>
        <span className="block text-ink-3 text-small">{copy.useBalanceHint(formatRupiah(choices.rest))}</span>
      </span>
    </label>
  );
}

function NoPaymentMethod({ text }: { readonly text: string }) {
  return (
    <p role="status" className="notice flex gap-2.5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
      {text}
    </p>
  );
}
