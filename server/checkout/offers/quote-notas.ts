import type { QuotedNota } from '#contract/checkout/checkout-nota.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { readProductsForSale, readSubscriptionOffer } from '#server/catalog/index.ts';
import { type DiscountQuery, discountLines } from '#server/discounts/index.ts';
import { readWallet } from '#server/ledger/index.ts';
import { readOfferedBumps } from '#server/order-bumps/index.ts';
import { type Gateways, listPaymentWays } from '#server/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { rupiah, type Sen, sen } from '#shared/money/money.ts';
import { dueOf, type NotaLine, notaOf, paymentFor, smallestOf } from '#shared/shop/nota.ts';
import { type Customer, notaLineOf } from '../checkout.rules.ts';
import { readCustomer, VISITOR } from '../read-customer.ts';
import { discountOf, listedLine } from './discounted-offers.rules.ts';
import { countGifts } from './price-cart.ts';

interface NotaQuery {
  readonly buyer: DiscountQuery['buyer'];
  readonly items: readonly Item[];
  /** A subscription with a trial charges nothing today. */
  readonly with_trial: boolean;
  readonly code?: string | undefined;
  readonly bumps: readonly string[];
}

interface Item {
  readonly product_id: string;
  readonly quantity: number;
  readonly plan?: string | undefined;
}

export async function quoteNotas(
  { reader, gateways }: { readonly reader: Reader; readonly gateways: Gateways },
  query: NotaQuery,
): Promise<QuotedNota[]> {
  const [priceWith, ways, wallet] = await Promise.all([
    readPrices(reader, query),
    listPaymentWays(reader, gateways),
    query.buyer.id === null ? null : readWallet(reader, query.buyer.id),
  ]);
  const smallest = smallestOf(ways);
  const balance = query.buyer.id === null ? null : (wallet?.balance_bigint ?? sen(0));
  const choices = choicesOf(query.bumps);
  return Promise.all(
    choices.map(async (bumps) => ({
      bumps: [...bumps],
      ...notasOf(await priceWith(bumps), { balance, smallest }),
    })),
  );
}

function notasOf(
  lines: readonly NotaLine[],
  { balance, smallest }: { readonly balance: Sen | null; readonly smallest: Sen },
) {
  const total = dueOf(notaOf(lines, null));
  const isEnough = balance === null || balance >= total;
  const notaWith = (used: Sen | null) =>
    labelNota(notaOf(lines, { way: null, brought: paymentFor(total, { balance: used, smallest }) }));
  return {
    nota: notaWith(isEnough ? null : sen(0)),
    nota_with_balance: isEnough || balance <= 0 ? null : notaWith(balance),
  };
}

function choicesOf([first, ...others]: readonly string[]): readonly (readonly string[])[] {
  if (first === undefined) return [[]];
  const without = choicesOf(others);
  return [...without, ...without.map((some) => [first, ...some])];
}

async function readPrices(reader: Reader, query: NotaQuery) {
  const { buyer, code, items } = query;
  const plans = items.filter(({ plan }) => plan !== undefined);
  if (plans.length > 0) {
    const lines = await Promise.all(plans.map((item) => planLine(reader, item, query)));
    return async () => lines.filter((line) => line !== null);
  }
  const ids = items.map(({ product_id }) => product_id);
  const offered = query.bumps.length === 0 ? [] : await readOfferedBumps(reader, ids);
  const products = await readProductsForSale(reader, [
    ...ids,
    ...offered.map(({ product_id }) => product_id),
  ]);
  const customer = buyer.id === null ? VISITOR : await readCustomer(reader, buyer.id, products);
  const sold = new Map(
    products
      .filter((one) => one.is_active && !one.coming_soon && !one.is_subscription)
      .map((one) => [one.id, one]),
  );
  const wanted = items.flatMap(({ product_id, quantity }) => {
    const offer = sold.get(product_id);
    return offer === undefined ? [] : [{ ...offer, quantity, gifts: countGifts(offer, quantity, customer) }];
  });
  return (bumps: readonly string[]) => {
    const beside = offered.flatMap((bump) => {
      const product = bumps.includes(bump.id) ? sold.get(bump.product_id) : undefined;
      return product === undefined ? [] : [{ ...product, quantity: 1, gifts: 0, bump }];
    });
    return priceUnits(reader, { units: [...wanted, ...beside], customer, buyer, code });
  };
}

interface PricedUnits extends Pick<DiscountQuery, 'buyer' | 'code'> {
  readonly units: readonly Parameters<typeof listedLine>[0][];
  readonly customer: Customer;
}

async function priceUnits(
  reader: Reader,
  { units, customer, buyer, code }: PricedUnits,
): Promise<NotaLine[]> {
  const lines = units.map((unit) => listedLine(unit, customer));
  const discounts = await discountLines(reader, { lines, buyer, code });
  return units.map((unit) => notaLineOf({ ...unit, ...discountOf(unit.id, discounts) }));
}

async function planLine(
  reader: Reader,
  { product_id, plan }: Item,
  { buyer, code, with_trial }: NotaQuery,
): Promise<NotaLine | null> {
  const offer = await readSubscriptionOffer(reader, product_id);
  const chosen = offer?.plans.find((one) => one.plan === plan);
  if (offer === null || chosen === undefined) return null;
  const { id, title, type } = offer;
  const price = with_trial ? rupiah(0) : chosen.price;
  const line = { product_id, type, price, quantity: 1, plan: chosen.plan };
  const discounts = await discountLines(reader, { lines: [line], buyer, code });
  return notaLineOf({ id, title, price, quantity: 1, ...discountOf(id, discounts) });
}
