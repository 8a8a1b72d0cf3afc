import type { OfferedGateway } from '#contract/account/wallet.ts';
import { type Rupiah, rupiah, toRupiah } from '#shared/money.ts';

interface Purchase {
  /** Charged now. */
  readonly due: Rupiah;
  /** Null for a visitor, who pays exactly the price. */
  readonly balance: Rupiah | null;
  readonly gateways: readonly OfferedGateway[];
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
  readonly gateways: readonly OfferedGateway[];
  /** No gateway takes so little. */
  readonly is_too_small: boolean;
}

/** The ways to pay an amount. A gateway's smallest payment holds; what it takes beyond the price stays as balance. */
export function paymentChoices({ due, balance, gateways }: Purchase): PaymentChoices {
  const smallest = gateways.length === 0 ? 0 : Math.min(...gateways.map(minimumOf));
  const paysExactly = balance === null || balance >= due;
  const charged = (amount: number) => rupiah(paysExactly ? amount : Math.max(amount, smallest));
  const part = balance === null || balance >= due ? 0 : Math.max(0, balance);
  const rest = charged(due - part);
  const taking = gateways.filter((gateway) => minimumOf(gateway) <= rest);
  return {
    balance: balance !== null && balance >= due ? 'all' : part > 0 ? 'part' : 'none',
    whole: charged(due),
    rest,
    surplus: rupiah(rest - (due - part)),
    gateways: taking,
    is_too_small: taking.length === 0 && gateways.length > 0,
  };
}

const minimumOf = ({ minimum_bigint }: OfferedGateway): Rupiah => toRupiah(minimum_bigint);
