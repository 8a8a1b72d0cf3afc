import { inLanguage } from '#shared/language/language.ts';
import { type BillingCycle, formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { catalogCopy } from './catalog.ts';
import { billingCycleLabels } from './labels.ts';

interface Offer {
  readonly price: Rupiah;
  readonly price_varies: boolean;
  readonly billing_cycle: BillingCycle | null;
}

export const offerCopy = inLanguage({
  id: { now: (offer: string) => `Harga sekarang: ${offer}.` },
  en: { now: (offer) => `Price now: ${offer}.` },
});

/** As the page of the product says it: `mulai Rp 99.000 / bulan`. */
export function offerText({ price, price_varies, billing_cycle }: Offer): string {
  if (price === 0) return catalogCopy.free;
  const cycle = billing_cycle === null ? '' : ` / ${billingCycleLabels[billing_cycle]}`;
  return `${price_varies ? `${catalogCopy.from} ` : ''}${formatRupiah(price)}${cycle}`;
}
