import { type Rupiah, type Sen, subtractSen, suggestedTopUp, sumSen, toSen } from '#shared/money.ts';
import type { ProfileCompletion } from '#shared/profile.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';

export interface Offer {
  readonly id: string;
  readonly type: string;
  readonly price: Rupiah;
  readonly is_active: boolean;
  readonly coming_soon: boolean;
  readonly is_subscription: boolean;
  readonly stock: number | null;
}

/** One product as the buyer asked for it, with the price that the buyer saw. */
export interface Line {
  readonly product_id: string;
  readonly price: Rupiah;
}

/** The first reason why a line can not be bought, in the order in which a buyer would want to hear them. */
export function lineRefusal(line: Line, offer: Offer | undefined, isHeld: boolean): CheckoutRefusal | null {
  const details = { product_id: line.product_id };
  if (offer === undefined || !offer.is_active) return { code: 'PRODUCT_NOT_FOUND', details };
  if (isHeld) return { code: 'ALREADY_OWNED', details };
  if (offer.coming_soon) return { code: 'COMING_SOON', details };
  if (offer.is_subscription) return { code: 'SUBSCRIPTION_NEEDS_PLAN', details };
  if (offer.stock === 0) return { code: 'OUT_OF_STOCK', details };
  if (offer.price !== line.price)
    return { code: 'PRICE_CHANGED', details: { ...details, price: offer.price } };
  return null;
}

/** Free products want a profile of at least 80 %, freebies only a login (DECISIONS 16). */
export function needsProfile(offer: Pick<Offer, 'price' | 'type'>): boolean {
  return offer.price === 0 && offer.type !== 'freebie';
}

export function profileRefusal(offer: Offer, completion: ProfileCompletion): CheckoutRefusal | null {
  if (completion.is_eligible) return null;
  const { percent, missing_fields } = completion;
  return {
    code: 'PROFILE_INCOMPLETE',
    details: { product_id: offer.id, percent, missing_fields: [...missing_fields] },
  };
}

export function totalOf(offers: readonly Pick<Offer, 'price'>[]): Sen {
  return sumSen(offers.map((offer) => toSen(offer.price)));
}

const MAX_TITLE = 300;

/** What a purchase is called in the ledger and to its buyer. */
export function titleOf(offers: readonly { readonly title: string }[]): string {
  return offers
    .map((offer) => offer.title)
    .join(', ')
    .slice(0, MAX_TITLE);
}

export interface Purse {
  readonly balance_bigint: Sen;
  readonly is_active: boolean;
}

/** What is free takes nothing, so it can be had with any wallet. */
export function purseRefusal(purse: Purse, total: Sen): CheckoutRefusal | null {
  if (total === 0) return null;
  if (!purse.is_active) return { code: 'WALLET_INACTIVE' };
  if (purse.balance_bigint >= total) return null;
  const shortfall = subtractSen(total, purse.balance_bigint);
  return {
    code: 'INSUFFICIENT_BALANCE',
    details: {
      balance_bigint: purse.balance_bigint,
      price_bigint: total,
      shortfall_bigint: shortfall,
      suggested_topup: suggestedTopUp(shortfall),
    },
  };
}

interface SoldOffer {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** What the ledger notes of a purchase (WAL-020): its product, or each of a cart with several. */
export function purchaseMetadata(offers: readonly SoldOffer[]): Readonly<Record<string, unknown>> {
  const products = offers.map(({ id, title, type }) => ({
    product_id: id,
    product_title: title,
    product_type: type,
  }));
  const [only, ...others] = products;
  if (others.length > 0) return { purchase_type: 'cart', products };
  return { purchase_type: 'product', ...only };
}
