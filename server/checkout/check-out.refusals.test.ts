import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { freezeWallet, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { type Checkout, type CheckoutRefusal, checkOut } from './index.ts';

type Facts = Readonly<Record<string, unknown>>;

interface Case {
  readonly title: string;
  readonly code: CheckoutRefusal['code'];
  /** Prepares the obstacle; returns the expected details of the line, and of the buyer. */
  readonly prepare: (
    db: Database,
    buyer: Person,
  ) => Promise<{ readonly product: Product; readonly facts?: Facts; readonly details?: Facts }>;
}

const cartOf = (buyer: Person, ...products: Product[]): Checkout => ({
  buyer,
  lines: products.map(lineOf),
  idempotency_key: randomUUID(),
});

const cases: readonly Case[] = [
  {
    title: 'something that does not exist',
    code: 'PRODUCT_NOT_FOUND',
    prepare: async () => ({
      product: { id: randomUUID(), title: 'x', type: 'template', price: rupiah(50_000) },
    }),
  },
  {
    title: 'a product that is no longer sold',
    code: 'PRODUCT_NOT_FOUND',
    prepare: async (db) => ({ product: await makeProduct(db, { is_active: false }) }),
  },
  {
    title: '[WAL-018, ERR-042] a product that the buyer holds',
    code: 'ALREADY_OWNED',
    prepare: async (db, buyer) => {
      const product = await makeProduct(db);
      await checkOut(db, cartOf(buyer, product));
      return { product };
    },
  },
  {
    title: 'a product that is coming soon',
    code: 'COMING_SOON',
    prepare: async (db) => ({ product: await makeProduct(db, { coming_soon: true }) }),
  },
  {
    title: 'a subscription, which begins with its plan',
    code: 'SUBSCRIPTION_NEEDS_PLAN',
    prepare: async (db) => ({
      product: await makeProduct(db, { is_subscription: true, billing_cycle: 'monthly' }),
    }),
  },
  {
    title: 'a product without stock',
    code: 'OUT_OF_STOCK',
    prepare: async (db) => ({ product: await makeProduct(db, { stock: 0 }), facts: { left: 0 } }),
  },
  {
    title: 'a price that is not the one the buyer saw',
    code: 'PRICE_CHANGED',
    prepare: async (db) => {
      const product = await makeProduct(db, { price: 60_000 });
      return { product: { ...product, price: rupiah(50_000) }, facts: { price: 60_000 } };
    },
  },
  {
    title: '[WAL-013] a free product without a profile',
    code: 'PROFILE_INCOMPLETE',
    prepare: async (db) => ({
      product: await makeProduct(db, { price: 0 }),
      details: { percent: 7, missing_fields: expect.arrayContaining(['phone', 'company']) },
    }),
  },
];

describe('nothing is bought and nothing changes for', () => {
  test.for(cases.map((each) => [each.title, each] as const))('%s', async ([, { code, prepare }], { db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    const { product, facts, details } = await prepare(db, buyer);
    const fine = await makeProduct(db, { stock: 7 });
    const lines = [{ product_id: product.id, code, ...facts }];
    const refusal = { code, details: { product_id: product.id, lines, ...facts, ...details } };
    for (const cart of [cartOf(buyer, product), cartOf(buyer, fine, product)]) {
      const books = await readBooks(db);
      expect(await checkOut(db, cart)).toEqual({ ok: false, refusal });
      expect(await readBooks(db)).toEqual(books);
    }
  });

  test('[WAL-010, WAL-018] a balance one sen short, with the shortfall and the suggested top-up', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 49_999 });
    const cart = cartOf(buyer, await makeProduct(db, { price: 50_000, stock: 1 }));
    const books = await readBooks(db);
    expect(await checkOut(db, cart)).toEqual({
      ok: false,
      refusal: {
        code: 'INSUFFICIENT_BALANCE',
        details: {
          balance_bigint: 4_999_900,
          price_bigint: 5_000_000,
          shortfall_bigint: 100,
          suggested_topup: 10_000,
        },
      },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('a buyer without a wallet, who still has none afterwards', async ({ db }) => {
    const buyer = await makePerson(db);
    const cart = cartOf(buyer, await makeProduct(db));
    const books = await readBooks(db);
    expect(await checkOut(db, cart)).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
    expect(await readBooks(db)).toEqual(books);
  });

  test('a frozen wallet', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 500_000 });
    await freezeWallet(db, buyer.id);
    const cart = cartOf(buyer, await makeProduct(db));
    const books = await readBooks(db);
    expect(await checkOut(db, cart)).toEqual({ ok: false, refusal: { code: 'WALLET_INACTIVE' } });
    expect(await readBooks(db)).toEqual(books);
  });

  test('a key that was used for another cart, of the same buyer', async ({ db }) => {
    const [buyer, other] = [
      await makePerson(db, { balance: 90_000 }),
      await makePerson(db, { balance: 90_000 }),
    ];
    const [bought, wanted] = [await makeProduct(db), await makeProduct(db, { price: 1_000 })];
    const first = cartOf(buyer, bought);
    expect((await checkOut(db, first)).ok).toBe(true);
    const books = await readBooks(db);
    const reused = { ...cartOf(buyer, wanted), idempotency_key: first.idempotency_key };
    expect(await checkOut(db, reused)).toEqual({ ok: false, refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await readBooks(db)).toEqual(books);
    expect((await checkOut(db, { ...reused, buyer: other })).ok).toBe(true);
  });

  test('a key that was refused is free for the next attempt', async ({ db }) => {
    const buyer = await makePerson(db, { balance: 0 });
    const product = await makeProduct(db);
    const cart = cartOf(buyer, product);
    expect((await checkOut(db, cart)).ok).toBe(false);
    const cheaper = await makeProduct(db, { price: 0, type: 'freebie' });
    expect((await checkOut(db, { ...cart, lines: [lineOf(cheaper)] })).ok).toBe(true);
  });
});
