import { periodReduction, readKeptDiscounts } from '#server/discounts/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah, type Sen, sen, subtractSen, toRupiah, toSen } from '#shared/money/money.ts';
import { type SubscriptionState, type Terms, upcomingTerms } from '../subscriptions.rules.ts';

export interface PricedPeriod {
  readonly terms: Terms;
  /** Taken off the price of the terms. */
  readonly discount_bigint: Sen;
  /** Null: no discount. */
  readonly discount_id: string | null;
  readonly discount_title: string | null;
  /** Null: no code, or an offer. */
  readonly discount_code: string | null;
  readonly amount_bigint: Sen;
}

export interface Upcoming {
  readonly product_id: string;
  readonly state: SubscriptionState;
}

export function periodLine(product_id: string, { variant_id, billing_cycle, price_bigint }: Terms) {
  const plan = variant_id ?? billing_cycle;
  return { product_id, type: 'subscription', price: toRupiah(price_bigint), quantity: 1, plan };
}

interface Reduction {
  readonly amount: Rupiah;
  readonly discount: { readonly id: string; readonly title: string; readonly code: string | null };
}

export function pricedPeriod(terms: Terms, off: Reduction | undefined): PricedPeriod {
  const discount_bigint = toSen(off?.amount ?? rupiah(0));
  const discount = discount_bigint === 0 ? undefined : off?.discount;
  return {
    terms,
    discount_bigint,
    discount_id: discount?.id ?? null,
    discount_title: discount?.title ?? null,
    discount_code: discount?.code ?? null,
    amount_bigint: subtractSen(terms.price_bigint, discount_bigint),
  };
}

export function reductionOf(priced: PricedPeriod) {
  const { amount_bigint, discount_bigint, discount_id, discount_code, discount_title } = priced;
  return { amount_bigint, discount_bigint, discount_id, discount_code, discount_title };
}

export function periodNotaLine(
  { id, title }: { readonly id: string; readonly title: string },
  priced: PricedPeriod,
) {
  const { amount_bigint: _, discount_id: __, ...reduction } = reductionOf(priced);
  const none = { owned_bigint: sen(0), bump_bigint: sen(0) };
  return {
    product_id: id,
    title,
    quantity: 1,
    price_bigint: priced.terms.price_bigint,
    ...reduction,
    ...none,
  };
}

export async function priceNextPeriods(
  reader: Reader,
  upcoming: readonly Upcoming[],
): Promise<readonly PricedPeriod[]> {
  const ids = upcoming.flatMap(({ state: { discount } }) => (discount === null ? [] : [discount.id]));
  const kept = await readKeptDiscounts(reader, ids);
  return upcoming.map(({ product_id, state }) => {
    const terms = upcomingTerms(state);
    const discount = state.discount === null ? undefined : kept.get(state.discount.id);
    if (discount === undefined) return pricedPeriod(terms, undefined);
    return pricedPeriod(terms, {
      discount,
      amount: periodReduction(periodLine(product_id, terms), discount),
    });
  });
}

export async function priceNextPeriod(reader: Reader, upcoming: Upcoming): Promise<PricedPeriod> {
  const [priced] = await priceNextPeriods(reader, [upcoming]);
  if (priced === undefined) throw new Error('a period has no price');
  return priced;
}
