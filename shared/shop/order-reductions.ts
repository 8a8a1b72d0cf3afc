import { negateSen, type Rupiah, type Sen, subtractSen, sumSen, toRupiah } from '../money/money.ts';

interface Reduced {
  readonly discount_code: string | null;
  readonly items: readonly {
    readonly discount_bigint: Sen;
    readonly owned_bigint: Sen;
    readonly bump_bigint: Sen;
  }[];
}
interface Labels {
  readonly owned: string;
  readonly bump: string;
  readonly label: (code: string | null) => string;
}

/** The lines below an order's items: what owned parts, offers of the checkout page and discounts took off, below 0. */
export function reductionLines({ items, discount_code }: Reduced, { owned, bump, label }: Labels) {
  const ofOwned = sumSen(items.map(({ owned_bigint }) => owned_bigint));
  const ofBumps = sumSen(items.map(({ bump_bigint }) => bump_bigint));
  const all = sumSen(items.map(({ discount_bigint }) => discount_bigint));
  const off = subtractSen(subtractSen(all, ofOwned), ofBumps);
  return [
    ...(ofOwned > 0 ? [lineOf(owned, ofOwned)] : []),
    ...(ofBumps > 0 ? [lineOf(bump, ofBumps)] : []),
    ...(off > 0 ? [lineOf(label(discount_code), off)] : []),
  ];
}

const lineOf = (label: string, off: Sen): { readonly label: string; readonly amount: Rupiah } => ({
  label,
  amount: toRupiah(negateSen(off)),
});
