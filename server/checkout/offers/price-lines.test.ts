import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah, toRupiah } from '#shared/money/money.ts';
import { dueOf } from '#shared/shop/nota.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { createPaymentFixture } from '#tests/support/shop/payments.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';
import { checkDiscount, checkOut, priceCart, quoteNotas } from '../index.ts';

interface Shopping {
  readonly buyer: Pick<Person, 'email'> & { readonly id: string | null };
  readonly items: readonly {
    readonly product_id: string;
    readonly quantity: number;
    readonly plan?: string;
  }[];
  readonly code: string;
}

async function quotedTotal(db: Database, shopping: Shopping) {
  const { gateways } = createPaymentFixture(db);
  const [quoted] = await quoteNotas(
    { reader: db.orm, gateways },
    { ...shopping, bumps: [], with_trial: false },
  );
  if (quoted === undefined) throw new Error('nothing was quoted');
  return toRupiah(dueOf(quoted.nota));
}

async function totalWithCode(db: Database, shopping: Shopping) {
  const checked = await checkDiscount(db.orm, shopping);
  return checked.ok ? checked.value.total : checked.refusal.code;
}

test('cart, quote, code check and purchase of the same products ask the same price', async ({ db }) => {
  const [on_sale, held, other] = [
    await makeProduct(db, { price: 33_333 }),
    await makeProduct(db, { price: 60_000 }),
    await makeProduct(db, { price: 40_000 }),
  ];
  await makeDiscount(db, { code: null, percent: 7, targets: [`product:${on_sale.id}`] });
  const bundle = await makeBundle(db, [held.id, other.id], { price: 80_000 });
  const buyer = await makePerson(db, { balance: 900_000 });
  await checkOut(db, { buyer, lines: [lineOf(held)], idempotency_key: randomUUID() });
  const code = (await makeDiscount(db, { percent: 3, targets: [`product:${on_sale.id}`] })).code;
  const items = [
    { product_id: on_sale.id, quantity: 3 },
    { product_id: bundle.id, quantity: 1 },
  ];
  const cart = await priceCart(db.orm, buyer.id, items);
  const lines = cart.lines.map(({ product_id, price, quantity, gifts }) => ({
    ...{ product_id, quantity, gifts },
    price: price ?? rupiah(0),
  }));
  const total = rupiah(3 * 33_333 - 3 * 1_000 + 32_000);
  expect(await totalWithCode(db, { buyer, items, code })).toBe(total);
  expect(await quotedTotal(db, { buyer, items, code })).toBe(total);
  expect(await checkOut(db, { buyer, lines, code, total, idempotency_key: randomUUID() })).toMatchObject({
    ok: true,
    value: { order: { amount: total } },
  });
  // Without the code the sale is the larger reduction, as on the cards.
  expect(cart.total_price).toBe(3 * 30_999 + 32_000);
});

test('units of a bundle whose parts are all held are gifts, for the code as for the cart', async ({ db }) => {
  const parts = [await makeProduct(db), await makeProduct(db)];
  const bundle = await makeBundle(
    db,
    parts.map(({ id }) => id),
    { price: 45_000 },
  );
  const buyer = await makePerson(db, { balance: 100_000 });
  await checkOut(db, { buyer, lines: parts.map(lineOf), idempotency_key: randomUUID() });
  const { code } = await makeDiscount(db);
  const shopping = { buyer, code, items: [{ product_id: bundle.id, quantity: 1 }] };
  expect(await totalWithCode(db, shopping)).toBe(36_000);
  expect(await quotedTotal(db, shopping)).toBe(36_000);
});

test('a plan that cannot be started has no price, neither in a quote nor for a code', async ({ db }) => {
  const { code } = await makeDiscount(db, { targets: ['subscriptions'] });
  const shoppingFor = ({ id }: Product): Shopping => ({
    ...{ buyer: { id: null, email: '' }, code },
    items: [{ product_id: id, quantity: 1, plan: 'monthly' }],
  });
  const service = await makeService(db);
  expect(await quotedTotal(db, shoppingFor(service))).toBe(79_200);
  expect(await totalWithCode(db, shoppingFor(service))).toBe(79_200);
  for (const change of [
    'is_active = false',
    'coming_soon = true',
    'is_subscription = false, billing_cycle = null',
  ]) {
    const closed = await makeService(db);
    await db.pool.query(`update products set ${change} where id = $1`, [closed.id]);
    expect(await quotedTotal(db, shoppingFor(closed)), change).toBe(0);
    expect(await totalWithCode(db, shoppingFor(closed)), change).toBe('DISCOUNT_NOT_FOR_THESE');
  }
});
