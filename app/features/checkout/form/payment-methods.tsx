import { CircleAlert } from 'lucide-react';
import { WayList } from '#app/components/commerce/way-list.tsx';
import type { QuotedNota } from '#contract/checkout/checkout-nota.ts';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { guestCheckoutCopy as copy } from '#messages/checkout/guest-checkout.ts';
import { formatRupiah, type Rupiah, rupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { dueOf, totalOfNota } from '#shared/shop/nota.ts';
import { FROM_BALANCE, USE_BALANCE } from './checkout-form-names.ts';

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

interface Purchase extends Pick<QuotedNota, 'nota' | 'nota_with_balance'> {
  /** Null for a visitor, who pays exactly the price. */
  readonly balance: Rupiah | null;
  readonly ways: readonly OfferedWay[];
}

export interface PaymentChoices {
  readonly balance: 'all' | 'part' | 'none';
  /** The amounts that a gateway charges without the balance, and after it: the last rows of both notas. */
  readonly whole: Rupiah;
  readonly rest: Rupiah;
  /** The smallest payment adds this much to the balance beyond `rest`. */
  readonly surplus: Rupiah;
  readonly ways: readonly OfferedWay[];
  readonly is_too_small: boolean;
}

export function paymentChoices({ nota, nota_with_balance, balance, ways }: Purchase): PaymentChoices {
  const shown = nota_with_balance ?? nota;
  const rest = toRupiah(dueOf(shown));
  const amountOf = (wanted: 'kept' | 'balance') =>
    toRupiah(shown.find(({ kind }) => kind === wanted)?.amount_bigint ?? sen(0));
  const isEnough = balance !== null && toSen(balance) >= totalOfNota(nota);
  return {
    balance: isEnough ? 'all' : nota_with_balance === null ? 'none' : 'part',
    whole: toRupiah(dueOf(nota)),
    rest,
    // The balance keeps what exceeds its row, and the surplus of a payment.
    surplus: rupiah(nota_with_balance === null ? amountOf('kept') : (balance ?? 0) + amountOf('balance')),
    ways: waysForAmount(ways, rest),
    is_too_small: ways.length > 0 && ways.every((way) => toRupiah(way.minimum_bigint) > rest),
  };
}

export const waysForAmount = (ways: readonly OfferedWay[], amount: Rupiah): readonly OfferedWay[] =>
  ways.filter(
    ({ minimum_bigint, maximum_bigint }) =>
      minimum_bigint <= toSen(amount) && (maximum_bigint === null || toSen(amount) <= maximum_bigint),
  );
