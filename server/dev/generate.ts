import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { negateSen, rupiah, type Sen, subtractSen, timesSen, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { TEST_ORDER_DAYS, TEST_PASSWORD, type TestKind, testNames, testRanges } from '#shared/test-data.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { hashPassword, insertAccount } from '../account/index.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { createProducts } from '../catalog/index.ts';
import { checkOutWithin, priceCart } from '../checkout/index.ts';
import { createPosts } from '../content/index.ts';
import { lockWallet, postEntries } from '../ledger/index.ts';
import type { Tx } from '../platform/database/db.ts';
import {
  insertRecords,
  lockTestData,
  readOpenSince,
  readTestBuyers,
  readTestProducts,
  type TestBuyer,
} from './test-data.queries.ts';

export interface Generation {
  readonly count: number;
  readonly actor: Actor & { readonly id: string };
  readonly now: Date;
}

/** Both ends are inclusive. */
export const randomBetween = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  randomInt(from, to + 1);

export function pickRandom<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[randomInt(items.length)];
}

const randomSuffix = (): string => randomBytes(4).toString('hex');

export async function recordGenerated(
  tx: Tx,
  { kind, actor }: { readonly kind: TestKind; readonly actor: Actor },
  make: () => Promise<readonly string[]>,
): Promise<number> {
  await lockTestData(tx);
  const ids = await make();
  await insertRecords(tx, kind, ids);
  await recordAudit(tx, actor, {
    action: 'test_data.generated',
    subject: { type: 'test_data', id: kind },
    after: { count: ids.length },
  });
  return ids.length;
}

/** Dated before any generated order (ADEV-010). */
export async function generateUsers(tx: Tx, { count, actor, now }: Generation): Promise<number> {
  const at = new Date(now.getTime() - TEST_ORDER_DAYS * DAY_MS);
  // Before the lock: hashing per user would exceed the wait of other generators.
  const password_hash = await hashPassword(TEST_PASSWORD);
  return recordGenerated(tx, { kind: 'users', actor }, async () => {
    const ids: string[] = [];
    for (let n = 1; n <= count; n++) {
      const id = await insertAccount(tx, {
        email: `${testNames.users}${n}-${randomSuffix()}@arunika.example`,
        full_name: `Test User ${n}`,
        password_hash,
        role: 'user',
      });
      await creditWallet(tx, { user_id: id, at, created_by: actor.id });
      ids.push(id);
    }
    return ids;
  });
}

interface GenerateContext {
  readonly user_id: string;
  readonly at: Date;
  readonly created_by: string;
}

async function creditWallet(tx: Tx, { user_id, at, created_by }: GenerateContext): Promise<void> {
  const amount = toSen(rupiah(randomBetween(testRanges.balance)));
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: `test-data:balance:${user_id}`,
    description: 'Saldo uji',
    reference_type: 'test_data',
    reference_id: user_id,
    at,
    created_by,
    entries: [
      { wallet: await lockWallet(tx, user_id), amount },
      { account: 'adjustments', amount: negateSen(amount) },
    ],
  });
  if (!posted.ok) throw new Error(`a test user got no balance: ${posted.refusal.code}`);
}

/** Templates with price and stock (ADEV-011, ADEV-012). */
export function generateProducts(tx: Tx, { count, actor }: Generation): Promise<number> {
  return recordGenerated(tx, { kind: 'products', actor }, () =>
    createProducts(
      tx,
      Array.from({ length: count }, (_, n) => ({
        title: `${testNames.products} ${n + 1}`,
        slug: `test-product-${randomSuffix()}`,
        type: 'template' as const,
        category: 'Test',
        short_description: 'Produk uji untuk pengembangan.',
        description: '<p>Produk uji untuk pengembangan. Hapus lewat Dev Tools.</p>',
        price: randomBetween(testRanges.price),
        stock: randomBetween(testRanges.stock),
      })),
    ),
  );
}

export function generatePosts(tx: Tx, { count, actor, now }: Generation): Promise<number> {
  return recordGenerated(tx, { kind: 'blog_posts', actor }, () =>
    createPosts(
      tx,
      Array.from({ length: count }, (_, n) => ({
        title: `${testNames.blog_posts} ${n + 1}`,
        slug: `test-blog-post-${randomSuffix()}`,
        excerpt: 'Tulisan uji untuk pengembangan.',
        content: '<p>Tulisan uji untuk pengembangan. Hapus lewat Dev Tools.</p>',
        category: 'Test',
        tags: ['test'],
        status: 'published' as const,
        published_at: now.toISOString(),
        author_id: actor.id,
      })),
    ),
  );
}

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
