import type { QuotedNota } from '#contract/checkout/checkout-nota.ts';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { type Rupiah, rupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { dueOf, totalOfNota } from '#shared/shop/nota.ts';

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
  /** What the smallest payment adds to the balance beyond `rest`. */
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
