import { negateSen, type Rupiah, type Sen, subtractSen, sumSen, toRupiah } from './money.ts';

interface Reduced {
  readonly discount_code: string | null;
  readonly items: readonly { readonly discount_bigint: Sen; readonly owned_bigint: Sen }[];
}
interface Labels {
  readonly owned: string;
  readonly label: (code: string | null) => string;
}

/** The lines below an order's items: what parts that were owned and what discounts took off, as negative amounts. */
export function reductionLines({ items, discount_code }: Reduced, { owned, label }: Labels) {
  const ofOwned = sumSen(items.map(({ owned_bigint }) => owned_bigint));
  const off = subtractSen(sumSen(items.map(({ discount_bigint }) => discount_bigint)), ofOwned);
  return [
    ...(ofOwned > 0 ? [lineOf(owned, ofOwned)] : []),
    ...(off > 0 ? [lineOf(label(discount_code), off)] : []),
  ];
}

const lineOf = (label: string, off: Sen): { readonly label: string; readonly amount: Rupiah } => ({
  label,
  amount: toRupiah(negateSen(off)),
});
