import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { deliver, storeWebhook } from '#tests/support/shop/payments.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { selectGuestIntent } from '../intents.queries.ts';
import { readGuestPurchase } from './guest-purchases.ts';

const PRICE = 149_000;
const accountOf = async (db: Database, email: string) => {
  const found = await db.pool.query<{ id: string; email_verified: boolean; full_name: string }>(
    'select id, email_verified, full_name from users where email = $1',
    [email],
  );
  return found.rows[0];
};
const sessionOf = (url: string | null) => (url ?? '').split('/').at(-1) ?? '';

describe('[DECISIONS 54] a purchase without an account', () => {
  test('is paid exactly, makes the account, buys in the transaction of the credit and opens in that browser', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const product = await makeProduct(db, { price: PRICE, slug: 'sop-ai', title: 'SOP AI' });
    const opened = await guest.open(product, { email: 'Rina@Contoh.Example ' });
    expect(await accountOf(db, 'rina@contoh.example')).toBeUndefined();
    expect(await guest.read(opened.id)).toMatchObject({ state: 'open', amount: PRICE, items: [] });
    expect((await guest.get('/api/purchases/sop-ai')).status).toBe(401);

    await guest.pay(opened, { amount: PRICE });
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1, payments: 1 });
    const account = await accountOf(db, 'rina@contoh.example');
    expect(account).toMatchObject({ email_verified: false, full_name: 'Rina Pembeli' });
    expect(await balanceOf(db, account?.id ?? '')).toBe(0);
    expect(await guest.read(opened.id)).toMatchObject({
      state: 'bought',
      email: 'rina@contoh.example',
      items: [{ slug: 'sop-ai', gift_quantity: 0 }],
      can_change_email: true,
    });
    expect((await guest.get('/api/purchases/sop-ai')).status).toBe(200);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('paid between the two reads of its page is still open, so that the page asks again', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), {
      email: 'rina@contoh.example',
    });
    const intent = await selectGuestIntent(db.orm, opened.id);
    if (intent === null) throw new Error('no purchase was opened');
    await guest.pay(opened, { amount: PRICE });
    const now = new Date();
    expect(await readGuestPurchase(db.orm, { intent, payment: null, opened: [], now })).toMatchObject({
      state: 'open',
    });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
  });

  test('opens that product only, in that browser only, for an hour, and signs nobody in', async ({ db }) => {
    const guest = openBrowser(db);
    const [bought, other] = [
      await makeProduct(db, { price: PRICE, slug: 'dibeli' }),
      await makeProduct(db, { price: PRICE, slug: 'lain' }),
    ];
    const earlier = await guest.open(other, { email: 'rina@contoh.example' });
    await guest.pay(earlier, { amount: PRICE });
    const browser = openBrowser(db, guest.app);
    const opened = await browser.open(bought, { email: 'rina@contoh.example' });
    await browser.pay(opened, { amount: PRICE });

    expect((await browser.get('/api/purchases/dibeli')).status).toBe(200);
    for (const path of ['/api/purchases/lain', '/api/purchases', '/api/wallet', '/api/checkout/orders']) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 401]);
    }
    expect(await (await browser.get('/api/auth/session')).json()).toMatchObject({ user: null });
    expect((await openBrowser(db, guest.app).get('/api/purchases/dibeli')).status).toBe(401);
    await db.pool.query("update purchase_intents set settled_at = settled_at - interval '61 minutes'");
    expect((await browser.get('/api/purchases/dibeli')).status).toBe(401);
    expect(await browser.read(opened.id)).toMatchObject({ state: 'bought', access_until: null });
  });

  test('of gift codes only does not open what its address held before', async ({ db }) => {
    const owner = await makePerson(db, { balance: 0 });
    const product = await makeProduct(db, { price: PRICE, slug: 'dipegang' });
    const [first, payer] = [openBrowser(db), openBrowser(db)];
    await first.pay(await first.open(product, { email: owner.email }), { amount: PRICE });
    const items = [{ product_id: product.id, price: product.price, quantity: 2, gifts: 2 }];
    const opened = await payer.open(product, { email: owner.email, body: { items } });
    await payer.pay(opened, { amount: PRICE * 2 });
    expect(await payer.read(opened.id)).toMatchObject({ state: 'bought' });
    expect((await first.get('/api/purchases/dipegang')).status).toBe(200);
    expect((await payer.get('/api/purchases/dipegang')).status).toBe(401);
  });

  test('for an address with an account is answered the same, and leaves its money and its password alone', async ({
    db,
  }) => {
    const owner = await makePerson(db, { balance: 500_000 });
    const product = await makeProduct(db, { price: PRICE });
    const [known, unknown] = [openBrowser(db), openBrowser(db)];
    const before = await accountOf(db, owner.email);
    const asKnown = await known.open(product, { email: owner.email });
    const asUnknown = await unknown.open(product, { email: 'baru@contoh.example' });
    await known.pay(asKnown, { amount: PRICE });
    await unknown.pay(asUnknown, { amount: PRICE });
    const told = async (guest: typeof known, id: string) => {
      const purchase = await guest.read(id);
      return typeof purchase === 'string' ? purchase : { ...purchase, id: '', email: '', access_until: '' };
    };
    expect(await told(known, asKnown.id)).toEqual(await told(unknown, asUnknown.id));
    expect(await accountOf(db, owner.email)).toEqual(before);
    expect(await balanceOf(db, owner.id)).toBe(50_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('by one address in two browsers at once is one holding; the other payment stays as credit, told by mail only', async ({
    db,
  }) => {
    const product = await makeProduct(db, { price: PRICE });
    const app = createComposedApp(db);
    const browsers = [openBrowser(db, app), openBrowser(db, app)];
    const opened = await Promise.all(
      browsers.map((browser) => browser.open(product, { email: 'dua@contoh.example' })),
    );
    await Promise.all(
      browsers.map(async (browser, index) => {
        const own = opened[index];
        if (own !== undefined) await browser.pay(own, { amount: PRICE });
      }),
    );
    const account = await accountOf(db, 'dua@contoh.example');
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    expect(await balanceOf(db, account?.id ?? '')).toBe(PRICE * 100);
    const states = await Promise.all(browsers.map((browser, i) => browser.read(opened[i]?.id ?? '')));
    expect(states).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'bought' }),
        expect.objectContaining({ state: 'mailed', reason: null }),
      ]),
    );
    expect(await countJobs(db, 'send-intent-cancelled')).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test.for([
    ['twice', ['paid', 'again']],
    ['twice at once', ['paid', 'twin']],
  ] as const)('whose notice comes %s is bought once', async ([how, [first, second]], { db }) => {
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: 'a@contoh.example' });
    const pay = (event: string) => guest.pay(opened, { amount: PRICE, event });
    if (how === 'twice') {
      await pay(first);
      await pay(second);
    } else await Promise.all([pay(first), pay(second)]);
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that the buyer returns from before the notice is settled by asking the gateway, and by both at once', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: 'a@contoh.example' });
    const session_id = sessionOf(opened.checkout_url);
    await db.pool.query("update dev_gateway_sessions set status = 'paid' where id = $1", [session_id]);
    expect(await guest.read(opened.id)).toMatchObject({ state: 'open' });
    await Promise.all([
      guest.send(`/api/checkout/guest/${opened.id}/check`),
      guest.send(`/api/checkout/guest/${opened.id}/check`),
      deliver(guest.fixture, { session_id, status: 'paid', amount: PRICE }),
    ]);
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
  });

  test('killed after the notice was stored goes on; a failure of the purchase keeps the credit and its job', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: 'a@contoh.example' });
    const said = { session_id: sessionOf(opened.checkout_url), status: 'paid', amount: PRICE } as const;
    await storeWebhook(guest.fixture, said);
    expect(await accountOf(db, 'a@contoh.example')).toBeUndefined();
    await db.pool.query(`
      create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before insert on orders for each row execute function break_it()`);
    await deliver(guest.fixture, { ...said, event: 'now' });
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 0, user_products: 0 });
    expect(await countJobs(db, 'complete-purchase-intent')).toBe(1);
    await db.pool.query('drop trigger broken on orders');
    await guest.app.drainJobs();
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of which too little arrived is never topped up from what the account had', async ({ db }) => {
    const owner = await makePerson(db, { balance: 500_000 });
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: owner.email });
    await guest.pay(opened, { amount: 10_000 });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'credited', reason: 'AMOUNT_DIFFERS' });
    expect(await readBooks(db)).toMatchObject({ orders: 0, user_products: 0 });
    expect(await balanceOf(db, owner.id)).toBe(51_000_000);
    expect((await guest.app.lastMail(owner.email)).subject).toBe('Pembelian Anda tidak jadi dilanjutkan');
  });

  test('paid after it expired, or again when it was bought, ends as bought and as credit', async ({ db }) => {
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: 'a@contoh.example' });
    await db.pool.query("update payments set expires_at = now() - interval '1 minute'");
    expect(await guest.read(opened.id)).toMatchObject({ state: 'expired', checkout_url: null });
    await guest.pay(opened, { amount: PRICE });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
    const account = await accountOf(db, 'a@contoh.example');
    // A second payment of the same purchase, as by another way to pay in another tab.
    const second = await db.pool.query<{ id: string }>(
      `insert into payments (gateway, session_id, amount_bigint, payment_method, expires_at, intent_id)
       select gateway, 'session-two', amount_bigint, payment_method, now() + interval '1 hour', intent_id
       from payments returning id`,
    );
    expect(second.rowCount).toBe(1);
    await deliver(guest.fixture, { session_id: 'session-two', status: 'paid', amount: PRICE });
    expect(await balanceOf(db, account?.id ?? '')).toBe(PRICE * 100);
    expect(await countJobs(db, 'send-guest-credit')).toBe(1);
    expect(await readBooks(db)).toMatchObject({ orders: 1, user_products: 1 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('the same form sent twice is one purchase and one payment; with other products it is refused', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const [product, other] = [await makeProduct(db, { price: PRICE }), await makeProduct(db)];
    const key = randomUUID();
    const send = () => guest.open(product, { email: 'a@contoh.example', key });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(new Set(answers.map(({ checkout_url }) => checkout_url)).size).toBe(1);
    expect(await readBooks(db)).toMatchObject({ purchase_intents: 1, payments: 1 });
    const reused = await guest.post(other, { email: 'a@contoh.example', key });
    expect(await reused.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await guest.pay(await send(), { amount: PRICE });
    const after = await guest.post(product, { email: 'a@contoh.example', key });
    expect(await after.json()).toMatchObject({ code: 'INTENT_SETTLED' });
  });

  test('is refused at another price, sold out, unknown, without an address or with both cart and plan', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const product = await makeProduct(db, { price: PRICE });
    const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;
    const email = 'a@contoh.example';
    expect(await codeOf(guest.post({ ...product, price: (await makeProduct(db)).price }, { email }))).toBe(
      'PRICE_CHANGED',
    );
    expect(await codeOf(guest.post(await makeProduct(db, { stock: 0 }), { email }))).toBe('OUT_OF_STOCK');
    expect(await codeOf(guest.post({ ...product, id: randomUUID() }, { email }))).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(guest.post(product, { email: 'bukan alamat' }))).toBe('INVALID_INPUT');
    const plan = { product_id: product.id, plan: 'monthly', price: product.price };
    expect(await codeOf(guest.post(product, { email, body: { plan } }))).toBe('INVALID_INPUT');
    expect(await readBooks(db)).toMatchObject({ purchase_intents: 0, payments: 0, users: 0 });
  });

  test('the database refuses a credited payment without an account, and another account afterwards', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: 'a@contoh.example' });
    await guest.pay(opened, { amount: PRICE });
    const stranger = await makePerson(db);
    const forge = (statement: string, values: readonly unknown[] = []) =>
      db.pool.query(statement, [...values]);
    await expect(forge('update payments set user_id = null')).rejects.toThrow('fixed');
    await expect(forge('update payments set user_id = $1', [stranger.id])).rejects.toThrow('fixed');
    await expect(forge('update purchase_intents set user_id = $1', [stranger.id])).rejects.toThrow('keeps');
    const unpaid = await guest.open(await makeProduct(db), { email: 'b@contoh.example' });
    await expect(
      forge(
        "update payments set status = 'completed', posting_id = (select max(id) from ledger_postings), received_bigint = 1 where intent_id = $1",
        [unpaid.id],
      ),
    ).rejects.toThrow();
  });
});
