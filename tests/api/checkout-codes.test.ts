import { formatCartItems } from '#app/lib/visitor-cart.ts';
import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { send } from '#tests/support/shop/accounts.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeBundle, makeProduct } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';
import { slugOf, tillOf } from '#tests/support/shop/till.ts';

const GUEST = '';
const BUYER = {
  email: 'rina@contoh.example',
  full_name: 'Rina',
  payment_method: 'dev_mode',
  payment_key: 'a',
};

/** Every page where a code can be typed, or where the forms of cart and dialog lead, and its price. */
async function makePlaces(db: Database, isGuest: boolean) {
  const [one, a, b, c] = await Promise.all([0, 1, 2, 3].map(() => makeProduct(db)));
  if (one === undefined || a === undefined || b === undefined || c === undefined)
    throw new Error('no products');
  const bundle = await makeBundle(db, [a.id, b.id]);
  const service = await makeService(db);
  const items = [
    { product_id: a.id, quantity: 1 },
    { product_id: c.id, quantity: 1 },
  ];
  return {
    inCart: [a, c],
    places: [
      ['a product', `/checkout/${await slugOf(db, one.id)}?`, 50_000],
      ['a plan', `/checkout/${await slugOf(db, service.id)}?plan=monthly&`, 99_000],
      ['a bundle', `/checkout/${await slugOf(db, bundle.id)}?`, 100_000],
      ['a cart', isGuest ? `/checkout?items=${formatCartItems(items)}&` : '/checkout?', 100_000],
    ] as const,
  };
}

/** Returns the amount of the newest payment or order. */
async function chargedBy(db: Database, isGuest: boolean): Promise<number> {
  const { rows } = await db.pool.query(
    `select amount_bigint / 100 as amount from ${isGuest ? 'payments' : 'orders'} order by created_at desc, id desc limit 1`,
  );
  return Number(rows[0]?.amount);
}

test.for([
  ['a guest', true],
  ['whoever is signed in', false],
] as const)(
  'what %s sees on the button with a code is what is charged, at every place where one is typed',
  async ([, isGuest], { db }) => {
    const till = await tillOf(db, 1_000_000);
    const { places, inCart } = await makePlaces(db, isGuest);
    const { code } = await makeDiscount(db, { targets: ['all', 'subscriptions'] });
    for (const { id } of isGuest ? [] : inCart)
      await send(till.app, 'POST /api/cart/items', { cookie: till.cookie, body: { product_id: id } });
    const as = isGuest ? GUEST : till.cookie;
    for (const [place, path, price] of places) {
      // As people type it; afterwards what stood there before is of no matter.
      const wrong = await till.ask(`${path}code=TEBAK`, as);
      expect([place, wrong.details.due]).toEqual([place, price]);
      const typed = await till.ask(`${path}code=${encodeURIComponent(` ${code.toLowerCase()} `)}`, as);
      expect([place, typed.details.due, typed.details.discount?.problem]).toEqual([place, price * 0.8, null]);
      expect((await till.ask(`${path}code=`, as)).details).toMatchObject({ due: price, discount: null });
      const posted = { ...typed.form, ...(isGuest ? BUYER : {}) };
      expect([place, await till.post(path, posted, as)]).toEqual([
        place,
        expect.objectContaining({ status: 303 }),
      ]);
      expect([place, await chargedBy(db, isGuest)]).toEqual([place, price * 0.8]);
    }
  },
);

test('a code that is not used says why, and the full price is shown and charged', async ({ db }) => {
  const till = await tillOf(db, 1_000_000);
  const [product, other] = [await makeProduct(db), await makeProduct(db)];
  const path = `/checkout/${await slugOf(db, product.id)}`;
  const of = {
    ended: { ends_at: new Date(1) },
    usedUp: { max_uses: 1 },
    future: { starts_at: new Date('2999-01-01') },
  };
  const [ended, usedUp, future] = [
    await makeDiscount(db, of.ended),
    await makeDiscount(db, of.usedUp),
    await makeDiscount(db, of.future),
  ];
  const elsewhere = await makeDiscount(db, { targets: [`product:${other.id}`] });
  const dear = await makeDiscount(db, { minimum: 50_001 });
  const useIt = await till.ask(`/checkout/${await slugOf(db, other.id)}?code=${usedUp.code}`);
  expect(await till.post('/checkout/x', useIt.form)).toMatchObject({ status: 303 });
  const sentences = [
    ['TEBAK', 'Kode ini tidak berlaku. Periksa ejaannya, atau lanjutkan tanpa kode.'],
    [future.code, 'Kode ini tidak berlaku. Periksa ejaannya, atau lanjutkan tanpa kode.'],
    [ended.code, 'Kode ini sudah berakhir.'],
    [usedUp.code, 'Kode ini sudah habis dipakai.'],
    [elsewhere.code, 'Kode ini tidak berlaku untuk produk yang Anda pilih.'],
    [dear.code, 'Kode ini berlaku mulai belanja Rp 50.001.'],
  ] as const;
  for (const as of [till.cookie, GUEST]) {
    for (const [code, problem] of sentences) {
      const { details } = await till.ask(`${path}?code=${code}`, as);
      expect(details).toMatchObject({ due: 50_000, discount: { code, before: null, problem } });
      expect(details.fields).not.toHaveProperty('code');
    }
  }
  const { form } = await till.ask(`${path}?code=${ended.code}`);
  expect(await till.post(path, form)).toMatchObject({ status: 303 });
  expect(await chargedBy(db, false)).toBe(50_000);
});
