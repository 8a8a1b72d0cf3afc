import type { QuotedNota } from '#contract/checkout/checkout-nota.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { readProductsForSale } from '#server/catalog/index.ts';
import { type DiscountQuery, discountLines } from '#server/discounts/index.ts';
import { readWallet } from '#server/ledger/index.ts';
import { readOfferedBumps } from '#server/order-bumps/index.ts';
import { type Gateways, listPaymentWays } from '#server/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { rupiah, type Sen, sen } from '#shared/money/money.ts';
import { dueOf, type NotaLine, notaOf, paymentFor, smallestOf } from '#shared/shop/nota.ts';
import { type Customer, notaLineOf } from '../checkout.rules.ts';
import { readCustomer, VISITOR } from '../read-customer.ts';
import { canBeInCart, cartLines, priceLines, readPlanLine, type SaleLine } from './price-lines.ts';

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
    const lines = await readPlanLines(reader, plans, query);
    return () => priceNota(reader, { lines, customer: VISITOR, buyer, code });
  }
  const ids = items.map(({ product_id }) => product_id);
  const offered = query.bumps.length === 0 ? [] : await readOfferedBumps(reader, ids);
  const products = await readProductsForSale(reader, [
    ...ids,
    ...offered.map(({ product_id }) => product_id),
  ]);
  const customer = buyer.id === null ? VISITOR : await readCustomer(reader, buyer.id, products);
  const sold = new Map(products.filter(canBeInCart).map((one) => [one.id, one]));
  const wanted = cartLines(items, [...sold.values()], customer);
  return (bumps: readonly string[]) => {
    const beside = offered.flatMap((bump) => {
      const product = bumps.includes(bump.id) ? sold.get(bump.product_id) : undefined;
      return product === undefined ? [] : [{ ...product, quantity: 1, gifts: 0, bump }];
    });
    return priceNota(reader, { lines: [...wanted, ...beside], customer, buyer, code });
  };
}

async function readPlanLines(reader: Reader, plans: readonly Item[], { with_trial }: NotaQuery) {
  const lines = await Promise.all(plans.map((item) => readPlanLine(reader, item)));
  return lines
    .filter((line) => line !== null)
    .map((line) => (with_trial ? { ...line, price: rupiah(0) } : line));
}

interface NotaLines extends Pick<DiscountQuery, 'buyer' | 'code'> {
  readonly lines: readonly (SaleLine & { readonly title: string })[];
  readonly customer: Customer;
}

async function priceNota(reader: Reader, query: NotaLines): Promise<NotaLine[]> {
  const { lines } = await priceLines(query, (asked) => discountLines(reader, asked));
  return lines.map(notaLineOf);
}
