import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { type DiscountedLines, discountLines } from '#server/discounts/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { toRupiah } from '#shared/money/money.ts';
import { periodLine, pricedPeriod } from '../billing/price-period.ts';
import { toState } from '../state-row.ts';
import { type KeptDiscount, upcomingTerms } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';

export interface Offer {
  readonly view: NonNullable<Subscription['retention_offer']>;
  readonly kept: KeptDiscount;
}

/** Renews, has accepted no offer before, and has no discount. */
export const isEligibleForRetention = ({ status, auto_renewal, retained_at, discount_id }: SubscriptionRow) =>
  (status === 'active' || status === 'trialing') &&
  auto_renewal &&
  retained_at === null &&
  discount_id === null;

/** A retention offer names no addresses. */
export const retentionQuery = (rows: readonly SubscriptionRow[], userId: string) => ({
  lines: rows.map((row) => periodLine(row.product_id, upcomingTerms(toState(row)))),
  buyer: { id: userId, email: null },
  is_retention: true,
});

export async function readRetentionOffers(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<ReadonlyMap<string, Offer>> {
  const open = rows.filter(isEligibleForRetention);
  const [first] = open;
  if (first === undefined) return new Map();
  return offersOf(open, await discountLines(reader, retentionQuery(open, first.user_id)));
}

export function offersOf(
  rows: readonly SubscriptionRow[],
  { by_product }: DiscountedLines,
): ReadonlyMap<string, Offer> {
  const offers = rows.flatMap((row): [string, Offer][] => {
    const off = by_product.get(row.product_id);
    if (off === undefined) return [];
    const { id, title, periods } = off.discount;
    const { amount_bigint } = pricedPeriod(upcomingTerms(toState(row)), off);
    const view = { title, price: toRupiah(amount_bigint), periods };
    return [[row.id, { view, kept: { id, periods_left: periods } }]];
  });
  return new Map(offers);
}
