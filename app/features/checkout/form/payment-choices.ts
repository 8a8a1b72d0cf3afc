import type { OfferedWay } from '#contract/account/shop/wallet.ts';
import { type Rupiah, rupiah, toRupiah, toSen } from '#shared/money/money.ts';

interface Purchase {
  /** Charged now. */
  readonly due: Rupiah;
  /** Null for a visitor, who pays exactly the price. */
  readonly balance: Rupiah | null;
  readonly ways: readonly OfferedWay[];
}

export interface PaymentChoices {
  /** What the balance pays: everything, a part, or nothing. */
  readonly balance: 'all' | 'part' | 'none';
  /** What a gateway takes without the balance, and with its part. */
  readonly whole: Rupiah;
  readonly rest: Rupiah;
  /** What the smallest payment adds to the balance beyond `rest`. */
  readonly surplus: Rupiah;
  /** Those that take the amount. */
  readonly ways: readonly OfferedWay[];
  /** No way takes so little. */
  readonly is_too_small: boolean;
}

/** The ways to pay an amount. The smallest payment holds; what it takes beyond the price stays as balance. */
export function paymentChoices({ due, balance, ways }: Purchase): PaymentChoices {
  const smallest = ways.length === 0 ? 0 : Math.min(...ways.map(minimumOf));
  const paysExactly = balance === null || balance >= due;
  const charged = (amount: number) => rupiah(paysExactly ? amount : Math.max(amount, smallest));
  const part = balance === null || balance >= due ? 0 : Math.max(0, balance);
  const rest = charged(due - part);
  const taking = ways.filter(
    (way) => minimumOf(way) <= rest && (way.maximum_bigint === null || toSen(rest) <= way.maximum_bigint),
  );
  return {
    balance: balance !== null && balance >= due ? 'all' : part > 0 ? 'part' : 'none',
    whole: charged(due),
    rest,
    surplus: rupiah(rest - (due - part)),
    ways: taking,
    is_too_small: ways.length > 0 && ways.every((way) => minimumOf(way) > rest),
  };
}

const minimumOf = ({ minimum_bigint }: OfferedWay): Rupiah => toRupiah(minimum_bigint);
