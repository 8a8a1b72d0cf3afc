import { randomInt, randomUUID } from 'node:crypto';
import { checkOutWithin, priceCart } from '#server/checkout/index.ts';
import { lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { negateSen, type Sen, subtractSen, timesSen, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { TEST_ORDER_DAYS, testRanges } from '#shared/test-data.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { type Generation, pickRandom, randomBetween, recordGenerated } from './generate.ts';
import {
  lockTestData,
  readOpenSince,
  readTestBuyers,
  readTestProducts,
  type TestBuyer,
} from './test-data.queries.ts';

interface StockedProduct {
  readonly id: string;
  left: number | null;
}

interface Queue {
  readonly buyers: { readonly buyer: TestBuyer; last: Date }[];
  readonly shelves: StockedProduct[];
}

/**
 * Generated users buy generated products by the real checkout, dated over the last thirty days (ADEV-013 to ADEV-015).
 * Adds missing balance first. Refuses without users or sellable products (AERR-040).
 */
export async function generateOrders(
  tx: Tx,
  { count, actor, now }: Generation,
): Promise<Result<number, { readonly code: 'NO_TEST_DATA' }>> {
  // Concurrent generators share the same stock.
  await lockTestData(tx);
  const queue = await openQueue(tx);
  if (queue.buyers.length === 0 || queue.shelves.length === 0) return refuse({ code: 'NO_TEST_DATA' });
  const made = await recordGenerated(tx, { kind: 'orders', actor }, async () => {
    const ids: string[] = [];
    for (const moment of momentsBetween(await readOpenSince(tx), now, count)) {
      const id = await generatePurchase(tx, queue, { moment, now, created_by: actor.id });
      if (id !== null) ids.push(id);
    }
    return ids;
  });
  return made === 0 ? refuse({ code: 'NO_TEST_DATA' }) : succeed(made);
}

async function openQueue(tx: Tx): Promise<Queue> {
  const [buyers, products] = [await readTestBuyers(tx), await readTestProducts(tx)];
  return {
    buyers: buyers.map((buyer) => ({ buyer, last: buyer.last })),
    shelves: products.map(({ id, stock }) => ({ id, left: stock })),
  };
}

/** Within the last thirty days and outside closed months. */
function momentsBetween(since: Date, now: Date, count: number): readonly Date[] {
  const open = now.getTime() - since.getTime();
  const spread = Math.max(1, Math.min(TEST_ORDER_DAYS * DAY_MS - 60_000, open));
  return Array.from({ length: count }, () => new Date(now.getTime() - randomInt(spread))).sort(
    (a, b) => a.getTime() - b.getTime(),
  );
}

interface PurchaseMoment {
  readonly moment: Date;
  readonly now: Date;
  readonly created_by: string;
}

/** Null if sold out. */
async function generatePurchase(
  tx: Tx,
  queue: Queue,
  { moment, now, created_by }: PurchaseMoment,
): Promise<string | null> {
  const shelf = pickRandom(queue.shelves.filter(({ left }) => left !== 0));
  if (shelf === undefined) return null;
  // Wallet entries are in order: skips buyers with a later purchase, unless all have one.
  const free = queue.buyers.filter(({ last }) => last <= moment);
  const next = pickRandom(free) ?? queue.buyers.reduce((a, b) => (b.last < a.last ? b : a));
  const at = next.last <= moment ? moment : momentAfter(next.last, now);
  const quantity = Math.min(randomBetween(testRanges.quantity), shelf.left ?? Number.POSITIVE_INFINITY);
  const id = await buy(tx, { buyer: next.buyer, product_id: shelf.id, quantity, at, created_by });
  next.last = at;
  if (shelf.left !== null) shelf.left -= quantity;
  return id;
}

function momentAfter(last: Date, now: Date): Date {
  return new Date(last.getTime() + randomInt(Math.max(1, now.getTime() - last.getTime())));
}

interface Purchase {
  readonly buyer: TestBuyer;
  readonly product_id: string;
  readonly quantity: number;
  readonly at: Date;
  readonly created_by: string;
}

async function buy(tx: Tx, purchase: Purchase): Promise<string> {
  const { buyer, product_id, quantity, at } = purchase;
  const { lines } = await priceCart(tx, buyer.id, [{ product_id, quantity }]);
  const [line] = lines;
  if (line === undefined || line.price === null) throw new Error('a test product is not for sale');
  await creditShortfall(tx, purchase, timesSen(toSen(line.price), quantity));
  const { id, email, full_name } = buyer;
  const bought = await checkOutWithin(tx, {
    buyer: { id, email, full_name },
    lines: [{ product_id, price: line.price, quantity, gifts: line.gifts }],
    idempotency_key: randomUUID(),
    backdated: { at, payment_method: 'wallet_credits' },
  });
  if (!bought.ok) throw new Error(`a test order was refused: ${bought.refusal.code}`);
  return bought.value.order.id;
}

async function creditShortfall(tx: Tx, { buyer, at, created_by }: Purchase, price: Sen): Promise<void> {
  const wallet = await lockWallet(tx, buyer.id);
  if (wallet.balance_bigint >= price) return;
  const amount = subtractSen(price, wallet.balance_bigint);
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: `test-data:credit:${randomUUID()}`,
    description: 'Saldo uji',
    reference_type: 'test_data',
    reference_id: buyer.id,
    at,
    created_by,
    entries: [
      { wallet, amount },
      { account: 'adjustments', amount: negateSen(amount) },
    ],
  });
  if (!posted.ok) throw new Error(`a test user got no credit: ${posted.refusal.code}`);
}
