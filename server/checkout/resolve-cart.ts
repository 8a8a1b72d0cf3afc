import type { Rupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { InvoiceChoice } from '../account/index.ts';
import { type DiscountedLines, lockDiscountedLines, readCandidates } from '../discounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { CheckoutRefusal } from './checkout.errors.ts';
import { type Customer, confirmedTotal, type Line, problemOf, refusalOf, totalOf } from './checkout.rules.ts';
import { bumpLine, resolveBumps } from './offers/offers.ts';
import { priceLines } from './offers/price-lines.ts';
import { readOffersForCustomer } from './read-customer.ts';

export interface Guest {
  readonly id: null;
  readonly email: string;
}

export interface Cart extends Omit<InvoiceChoice, 'user_id'> {
  readonly buyer: { readonly id: string; readonly email: string; readonly full_name: string };
  /** Each product at most once. */
  readonly lines: readonly Line[];
  /** Accepted order-bump offers; their prices are in `total` only. */
  readonly bumps?: readonly string[] | undefined;
  readonly code?: string | undefined;
  /** The total the buyer confirmed; never more is taken. Defaults to the sum of the prices seen. */
  readonly total?: Rupiah | undefined;
  readonly link?: string | undefined;
  /** The waiting purchase being completed, which keeps its promised price. */
  readonly intent_id?: string | undefined;
}

export type Quote = Omit<Cart, 'buyer'> & { readonly buyer: Cart['buyer'] | Guest };

type CartFacts = Awaited<ReturnType<typeof readCartFacts>>;
export type SoldLine = Awaited<ReturnType<typeof priceOffers>>['lines'][number];

export interface ResolvedCart {
  readonly sold: readonly SoldLine[];
  readonly customer: Customer;
  readonly discounts: DiscountedLines;
}

/** All that decides about a cart, in one round trip; bundles, order bumps and free products take another. */
export async function readCartFacts(tx: Tx, cart: Quote) {
  const bumps = await resolveBumps(tx, cart);
  const taken = bumps.ok ? bumps.value : [];
  const product_ids = [...cart.lines, ...taken].map(({ product_id }) => product_id);
  const [offered, candidates] = await Promise.all([
    readOffersForCustomer(tx, cart.buyer.id, product_ids),
    readCandidates(tx, { ...cart, product_ids }),
  ]);
  return { ...offered, candidates, bumps };
}

/** Returns what is sold at which price, or why it cannot be bought. Locks the limits of the discounts that apply. */
export async function resolveCart(
  tx: Tx,
  cart: Quote,
  facts: CartFacts,
): Promise<Result<ResolvedCart, CheckoutRefusal>> {
  const { customer, bumps } = facts;
  if (!bumps.ok) return bumps;
  const { lines: sold, discounts } = await priceOffers(tx, cart, facts);
  const offers = new Map(sold.map((line) => [line.id, line]));
  const [total, confirmed] = [totalOf(sold), confirmedTotal(cart.lines, cart.total)];
  // A waiting purchase was promised its total, so the unit prices it was promised at are not compared one by one.
  const isPromised = cart.intent_id !== undefined && total <= confirmed;
  const lines = [
    ...cart.lines.map((line) => (isPromised ? atSalePrice(line, offers.get(line.product_id)) : line)),
    ...bumps.value.map(({ product_id }) => bumpLine(product_id, offers.get(product_id))),
  ];
  const [problem, ...others] = lines
    .map((line) => problemOf(line, offers.get(line.product_id), customer))
    .filter((found) => found !== null);
  if (problem !== undefined) return refuse(refusalOf([problem, ...others], customer.profile));
  if (discounts.problem !== null) return refuse(discounts.problem);
  if (total > confirmed) return refuse({ code: 'TOTAL_CHANGED', details: { total_bigint: total } });
  return succeed({ sold, customer, discounts });
}

function priceOffers(tx: Tx, cart: Quote, { offers, customer, candidates, bumps }: CartFacts) {
  const wanted = new Map(cart.lines.map((line) => [line.product_id, line]));
  const taken = new Map((bumps.ok ? bumps.value : []).map((bump) => [bump.product_id, bump]));
  const lines = offers.map((offer) => {
    const { quantity = 1, gifts = 0, hold } = wanted.get(offer.id) ?? {};
    return { ...offer, quantity, gifts, hold, bump: taken.get(offer.id) };
  });
  return priceLines({ ...cart, lines, customer }, (query) =>
    lockDiscountedLines(tx, { ...query, candidates }),
  );
}

const atSalePrice = (line: Line, offer: SoldLine | undefined): Line => ({
  ...line,
  price: offer?.sale_price ?? line.price,
});
