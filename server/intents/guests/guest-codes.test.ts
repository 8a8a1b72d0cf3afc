import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { endDiscount, makeDiscount, usesOf } from '#tests/support/shop/discounts.ts';
import { type Guest, mailedToken, openBrowser } from '#tests/support/shop/guests.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { makeProduct, type Product } from '#tests/support/shop/products.ts';

const PRICE = 50_000;
const REDUCED = 40_000;
const EMAIL = 'rina@contoh.example';

const withCode = (code: string, email = EMAIL, total = REDUCED) => ({ email, body: { code, total } });
const refusalOf = async (guest: Guest, product: Product, asked: ReturnType<typeof withCode>) =>
  (await (await guest.post(product, asked)).json()).code;
const idOf = async (db: Database, email: string): Promise<string> =>
  (await db.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';
/** Returns the facts that the browser is shown, without those that name the purchase. */
const told = async (guest: Guest, id: string) => {
  const purchase = await guest.read(id);
  return typeof purchase === 'string'
    ? purchase
    : { ...purchase, id: '', email: '', title: '', items: [], access_until: '' };
};

describe('[DECISIONS 54] a guest with a code', () => {
  test('pays the price with it, also when the code ends while the payment is open; its use is of the account', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const product = await makeProduct(db);
    const { id, code } = await makeDiscount(db, { max_uses: 1, max_uses_per_buyer: 1 });
    const opened = await guest.open(product, withCode(` ${code.toLowerCase()} `));
    expect(await usesOf(db, id)).toEqual(['reserved']);
    await endDiscount(db, id);
    await guest.pay(opened, { amount: REDUCED });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought', amount: REDUCED });
    const uses = await db.pool.query('select status, user_id, nth from discount_uses');
    expect(uses.rows).toEqual([{ status: 'used', user_id: await idOf(db, EMAIL), nth: 1 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of 50 at once for 10 uses exactly 10 are promised it, and the others open no payment', async ({
    db,
  }) => {
    const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '10' } });
    const product = await makeProduct(db);
    const { id, code } = await makeDiscount(db, { max_uses: 10 });
    const guest = openBrowser(db, app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => guest.post(product, withCode(code, `tamu${n}@contoh.example`))),
    );
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code ?? 'opened'));
    expect(codes.toSorted()).toEqual([...Array(40).fill('DISCOUNT_IN_USE'), ...Array(10).fill('opened')]);
    expect(await usesOf(db, id)).toEqual(Array(10).fill('reserved'));
    expect(await readBooks(db)).toMatchObject({ purchase_intents: 10, payments: 10 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that one buyer may use once is promised in two browsers of one address; the second payment becomes credit, told by mail only', async ({
    db,
  }) => {
    const app = createComposedApp(db);
    const { id, code } = await makeDiscount(db, { max_uses_per_buyer: 1 });
    const browsers = [openBrowser(db, app), openBrowser(db, app)];
    const opened = await Promise.all(
      browsers.map(async (browser) => browser.open(await makeProduct(db), withCode(code))),
    );
    await Promise.all(
      browsers.map(async (browser, n) => {
        const own = opened[n];
        if (own !== undefined) await browser.pay(own, { amount: REDUCED });
      }),
    );
    const states = await Promise.all(browsers.map((browser, n) => browser.read(opened[n]?.id ?? '')));
    expect(states).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'bought' }),
        expect.objectContaining({ state: 'mailed', reason: null }),
      ]),
    );
    expect(await usesOf(db, id)).toEqual(['freed', 'used']);
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    expect(await balanceOf(db, await idOf(db, EMAIL))).toBe(REDUCED * 100);
    await app.drainJobs();
    expect((await listDevMails(db, EMAIL)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('kode diskonnya sudah pernah Anda pakai')]),
    );
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('for a first purchase is answered the same for a customer, a stranger and nobody; a customer’s payment becomes credit', async ({
    db,
  }) => {
    const app = createComposedApp(db);
    const customer = await makePerson(db);
    const before = openBrowser(db, app);
    await before.pay(await before.open(await makeProduct(db), { email: customer.email }), { amount: PRICE });
    const { code } = await makeDiscount(db, { first_purchase_only: true });
    const [known, unknown] = [openBrowser(db, app), openBrowser(db, app)];
    const product = await makeProduct(db);
    const asKnown = await known.open(product, withCode(code, customer.email));
    const asUnknown = await unknown.open(product, withCode(code));
    const open = (value: unknown) => ({ ...Object(value), checkout_url: '', expires_at: '' });
    expect(open(await told(known, asKnown.id))).toEqual(open(await told(unknown, asUnknown.id)));

    await known.pay(asKnown, { amount: REDUCED });
    await unknown.pay(asUnknown, { amount: REDUCED });
    expect(await told(known, asKnown.id)).toMatchObject({ state: 'mailed', reason: null });
    expect(await told(unknown, asUnknown.id)).toMatchObject({ state: 'bought' });
    expect(await balanceOf(db, customer.id)).toBe(REDUCED * 100);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('for named addresses is refused to others at once, and opens with the link that proves the address', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const product = await makeProduct(db, { slug: 'undangan' });
    const { code } = await makeDiscount(db, { emails: [EMAIL] });
    const { access } = await (await guest.post(product, withCode(code, 'lain@contoh.example'))).json();
    expect(access).toBeUndefined();
    expect(await refusalOf(guest, product, withCode(code, 'lain@contoh.example'))).toBe('DISCOUNT_UNKNOWN');

    const opened = await guest.open(product, withCode(code));
    await guest.pay(opened, { amount: REDUCED });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'confirm' });
    expect((await guest.get('/api/purchases/undangan')).status).toBe(401);
    const token = await mailedToken(guest.app, db, EMAIL);
    expect((await guest.send('/api/checkout/guest/claim', { token })).status).toBe(200);
    expect(await readBooks(db)).toMatchObject({ orders: 1, user_products: 1 });
    expect(await balanceOf(db, await idOf(db, EMAIL))).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('for named addresses is not given to an address that it is corrected to', async ({ db }) => {
    const guest = openBrowser(db);
    const { code } = await makeDiscount(db, { emails: [EMAIL] });
    const opened = await guest.open(await makeProduct(db), withCode(code));
    await guest.pay(opened, { amount: REDUCED });
    const other = 'lain@contoh.example';
    const corrected = await guest.correctEmail(opened.id, other);
    expect(corrected.status).toBe(200);
    await guest.send('/api/checkout/guest/claim', { token: await mailedToken(guest.app, db, other) });
    expect(await readBooks(db)).toMatchObject({ orders: 0, user_products: 0 });
    expect(await balanceOf(db, await idOf(db, other))).toBe(REDUCED * 100);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('sends the same form twice at once and reserves its last use once', async ({ db }) => {
    const guest = openBrowser(db);
    const product = await makeProduct(db);
    const { id, code } = await makeDiscount(db, { max_uses: 1 });
    const key = randomUUID();
    const opened = await Promise.all([1, 2].map(() => guest.open(product, { ...withCode(code), key })));
    expect(new Set(opened.map((one) => one.id)).size).toBe(1);
    expect(await usesOf(db, id)).toEqual(['reserved']);
  });

  test('is refused what the code does not cover, and never pays more than was confirmed', async ({ db }) => {
    const guest = openBrowser(db);
    const product = await makeProduct(db);
    const { code } = await makeDiscount(db, { minimum: PRICE + 1 });
    const other = await makeDiscount(db);
    expect(await refusalOf(guest, product, withCode('TEBAKAN'))).toBe('DISCOUNT_UNKNOWN');
    expect(await refusalOf(guest, product, withCode(code))).toBe('DISCOUNT_MINIMUM');
    expect(await refusalOf(guest, product, withCode(other.code, EMAIL, REDUCED - 1))).toBe('TOTAL_CHANGED');
    expect(await readBooks(db)).toMatchObject({ purchase_intents: 0 });
  });

  test('gets what the code makes free by mail', async ({ db }) => {
    const guest = openBrowser(db);
    const { code } = await makeDiscount(db, { percent: 100 });
    const opened = await guest.open(await makeProduct(db), withCode(code, EMAIL, 0));
    expect(opened.checkout_url).toBeNull();
    await guest.send('/api/checkout/guest/claim', { token: await mailedToken(guest.app, db, EMAIL) });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought', amount: rupiah(0) });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('the database refuses a claimed reservation above the limit of one buyer', async ({ db }) => {
    const app = createComposedApp(db);
    const { code } = await makeDiscount(db, { max_uses_per_buyer: 1 });
    for (const _ of [1, 2]) await openBrowser(db, app).open(await makeProduct(db), withCode(code));
    const { id } = await makePerson(db);
    const claim = `update discount_uses set user_id = $1, nth = 1 + (select count(*) from discount_uses where user_id = $1)
                   where id = (select id from discount_uses where user_id is null limit 1)`;
    await db.pool.query(claim, [id]);
    await expect(db.pool.query(claim, [id])).rejects.toThrow('as often as one buyer may');
  });
});
