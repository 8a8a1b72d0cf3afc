import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeAccount, readAnswer } from '#tests/support/shop/accounts.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { mailedToken, openBrowser } from '#tests/support/shop/guests.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';

const PRICE = 149_000;
const EMAIL = 'rina@contoh.example';

const claim = async (app: ComposedApp, token: string) =>
  readAnswer(await app.post('/api/checkout/guest/claim', { token }));

/** Uses a link and the code that it answers with; the session's cookie. */
async function signInBy(app: ComposedApp, token: string) {
  const { email, code, landing } = await claim(app, token);
  const done = await app.post('/api/auth/sign-in/email-otp', { email, otp: code });
  return { landing, status: done.status, cookie: cookieOf(done) };
}

async function buy(db: Database, { email = EMAIL, slug = 'sop-ai' } = {}) {
  const guest = openBrowser(db);
  const opened = await guest.open(await makeProduct(db, { price: PRICE, slug }), { email });
  await guest.pay(opened, { amount: PRICE });
  return { guest, opened };
}

const idOf = async (db: Database, email: string) =>
  (await db.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';

describe('[DECISIONS 36, DECISIONS 54] the mailed link of a purchase', () => {
  test('proves the address, signs in at the bought thing, and works once', async ({ db }) => {
    const { guest } = await buy(db);
    const token = await mailedToken(guest.app, db, EMAIL);
    const { landing, status, cookie } = await signInBy(guest.app, token);
    expect([landing, status]).toEqual(['/user/purchases/sop-ai?bought=1', 200]);
    const { user } = await readAnswer(await guest.app.get('/api/auth/session', { cookie }));
    expect(user).toMatchObject({ email: EMAIL, full_name: 'Rina Pembeli', role: 'user' });
    expect((await guest.app.get('/api/purchases/sop-ai', { cookie })).status).toBe(200);
    expect(await claim(guest.app, token)).toMatchObject({ status: 410, code: 'CLAIM_LINK_INVALID' });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('used twice at the same moment answers one of them', async ({ db }) => {
    const { guest } = await buy(db);
    const token = await mailedToken(guest.app, db, EMAIL);
    const answers = await Promise.all([1, 2, 3].map(() => claim(guest.app, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('forged, of another purchase, for another address or too old opens nothing', async ({ db }) => {
    const { guest, opened } = await buy(db);
    const token = await mailedToken(guest.app, db, EMAIL);
    const [id = '', expires = '', signature = ''] = token.split('.');
    const other = await guest.open(await makeProduct(db), { email: 'b@contoh.example' });
    const forged = [
      '',
      'x',
      opened.access,
      `${other.id}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${signature.slice(0, -2)}`,
    ];
    for (const each of forged) {
      expect([each, (await claim(guest.app, each)).code]).toEqual([each, 'CLAIM_LINK_INVALID']);
    }
    const later = { now: () => new Date(Date.now() + 8 * 86_400_000) };
    expect(await claim(createComposedApp(db, { overrides: { clock: later } }), token)).toMatchObject({
      code: 'CLAIM_LINK_INVALID',
    });
    expect((await claim(guest.app, token)).status).toBe(200);
  });

  test('ends what a stranger had set up on the address before anybody proved it', async ({ db }) => {
    const guest = openBrowser(db);
    await guest.app.post('/api/auth/sign-up/email', {
      email: EMAIL,
      password: 'kata-sandi-orang-lain',
      name: 'X',
    });
    const opened = await guest.open(await makeProduct(db, { price: PRICE, slug: 'sop-ai' }), {
      email: EMAIL,
    });
    await guest.pay(opened, { amount: PRICE });
    const { status } = await signInBy(guest.app, await mailedToken(guest.app, db, EMAIL));
    expect(status).toBe(200);
    const stranger = await guest.app.post('/api/auth/sign-in/email', {
      email: EMAIL,
      password: 'kata-sandi-orang-lain',
    });
    expect(stranger.status).not.toBe(200);
  });

  test('of an account with a password signs in and leaves the password', async ({ db }) => {
    const guest = openBrowser(db);
    await makeAccount(db, EMAIL);
    const opened = await guest.open(await makeProduct(db, { price: PRICE, slug: 'sop-ai' }), {
      email: EMAIL,
    });
    await guest.pay(opened, { amount: PRICE });
    const before = await db.pool.query('select password from auth_accounts');
    const { cookie } = await signInBy(guest.app, await mailedToken(guest.app, db, EMAIL));
    const { user } = await readAnswer(await guest.app.get('/api/auth/session', { cookie }));
    expect(user.email).toBe(EMAIL);
    expect((await db.pool.query('select password from auth_accounts')).rows).toEqual(before.rows);
  });

  test('begins a subscription, which a payment alone does not', async ({ db }) => {
    const guest = openBrowser(db);
    const { id: product_id, price } = await makeService(db);
    const plan = { product_id, plan: 'monthly', price };
    const opened = await guest.open(
      { id: product_id, price },
      { email: EMAIL, body: { items: undefined, plan } },
    );
    await guest.pay(opened, { amount: price });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'confirm' });
    expect(await readBooks(db)).toMatchObject({ subscriptions: 0, orders: 0 });
    expect(await balanceOf(db, await idOf(db, EMAIL))).toBe(price * 100);
    const { landing } = await signInBy(guest.app, await mailedToken(guest.app, db, EMAIL));
    expect(landing).toBe('/user/subscriptions');
    expect(await readBooks(db)).toMatchObject({ subscriptions: 1, subscription_charges: 1, orders: 1 });
    expect(await balanceOf(db, await idOf(db, EMAIL))).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('brings a freebie without payment; nothing exists before it is used, and a mailbox is not flooded', async ({
    db,
  }) => {
    const guest = openBrowser(db);
    const freebie = await makeProduct(db, { type: 'freebie', price: 0, slug: 'gratis' });
    const opened = await guest.open(freebie, { email: EMAIL });
    expect(opened.checkout_url).toBeNull();
    expect(await guest.read(opened.id)).toMatchObject({ state: 'confirm' });
    for (let more = 0; more < 14; more++) await guest.open(freebie, { email: EMAIL });
    await guest.app.drainJobs();
    expect(await listDevMails(db, EMAIL)).toHaveLength(10);
    expect(await readBooks(db)).toMatchObject({ users: 0, orders: 0 });
    const { landing } = await signInBy(guest.app, await mailedToken(guest.app, db, EMAIL));
    expect(landing).toBe('/user/purchases/gratis?bought=1');
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    const other = await makeProduct(db, { price: 0 });
    expect((await readAnswer(await guest.post(other, { email: EMAIL }))).code).toBe('SIGN_IN_FIRST');
  });
});

test('[DECISIONS 54] one mail is link and receipt, and tells nothing of an account; a subscription has its receipt when it begins', async ({
  db,
}) => {
  const owner = await makePerson(db, { balance: 777_000 });
  const { guest } = await buy(db, { email: owner.email });
  await guest.app.drainJobs();
  const [mail, ...others] = await listDevMails(db, owner.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('/purchase/open?token=');
  expect(mail?.text).toContain('Rp 149.000');
  expect(mail?.text).toMatch(/INV/);
  expect(mail?.text).not.toContain('Rp 777');
  const { id: product_id, price } = await makeService(db);
  const plan = { product_id, plan: 'monthly', price };
  const opened = await guest.open(
    { id: product_id, price },
    { email: EMAIL, body: { items: undefined, plan } },
  );
  await guest.pay(opened, { amount: price });
  await signInBy(guest.app, await mailedToken(guest.app, db, EMAIL));
  await guest.app.drainJobs();
  const isLink = (await listDevMails(db, EMAIL)).map(({ text }) => text.includes('/purchase/open?token='));
  expect(isLink.filter((is) => is)).toHaveLength(1);
  expect(isLink).toContain(false);
});

describe('[DECISIONS 54] a mistyped address', () => {
  test('is corrected: the first link is void, and the new mailbox gets the account and the purchase', async ({
    db,
  }) => {
    const { guest, opened } = await buy(db, { email: 'rinna@contoh.example' });
    const former = await mailedToken(guest.app, db, 'rinna@contoh.example');
    expect(await readAnswer(await guest.correctEmail(opened.id, EMAIL))).toMatchObject({
      purchase: { email: EMAIL, state: 'bought' },
    });
    expect((await claim(guest.app, former)).code).toBe('CLAIM_LINK_INVALID');
    const { landing, status } = await signInBy(guest.app, await mailedToken(guest.app, db, EMAIL));
    expect([landing, status]).toEqual(['/user/purchases/sop-ai?bought=1', 200]);
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    expect(await guest.read(opened.id)).toMatchObject({ can_change_email: false });
  });

  test('that has or gets an account of its own is answered the same, and moves nothing by itself', async ({
    db,
  }) => {
    const typed = await makePerson(db, { balance: 0 });
    await makeAccount(db, EMAIL);
    const { guest, opened } = await buy(db, { email: typed.email });
    expect(await readAnswer(await guest.correctEmail(opened.id, EMAIL))).toMatchObject({
      purchase: { email: EMAIL, state: 'bought' },
    });
    const token = await mailedToken(guest.app, db, EMAIL);
    expect(await claim(guest.app, token)).toMatchObject({ status: 409, code: 'CLAIM_WAITS_FOR_STAFF' });
    const holders = await db.pool.query('select user_id from user_products');
    expect(holders.rows).toEqual([{ user_id: typed.id }]);
  });

  test('can not be corrected by another browser, after a day, or once the purchase was opened', async ({
    db,
  }) => {
    const { guest, opened } = await buy(db);
    const stranger = openBrowser(db, guest.app);
    expect((await stranger.correctEmail(opened.id, 'jahat@contoh.example')).status).toBe(404);
    expect(await stranger.read(opened.id)).toBe('PURCHASE_NOT_FOUND');
    await db.pool.query("update purchase_intents set settled_at = settled_at - interval '25 hours'");
    expect(await readAnswer(await guest.correctEmail(opened.id, 'lain@contoh.example'))).toMatchObject({
      purchase: { email: EMAIL, can_change_email: false },
    });
  });

  test('never takes along what another guest bought for it', async ({ db }) => {
    const first = await buy(db, { email: 'ramai@contoh.example', slug: 'satu' });
    const second = await buy(db, { email: 'ramai@contoh.example', slug: 'dua' });
    await second.guest.correctEmail(second.opened.id, 'penyerang@contoh.example');
    const token = await mailedToken(second.guest.app, db, 'penyerang@contoh.example');
    expect((await claim(second.guest.app, token)).code).toBe('CLAIM_WAITS_FOR_STAFF');
    const { landing } = await signInBy(
      first.guest.app,
      await mailedToken(first.guest.app, db, 'ramai@contoh.example'),
    );
    expect(landing).toBe('/user/purchases/satu?bought=1');
  });
});

test('[DECISIONS 54] guests who never paid are forgotten after thirty days', async ({ db }) => {
  const guest = openBrowser(db);
  const opened = await guest.open(await makeProduct(db), { email: EMAIL });
  const bought = await buy(db, { email: 'b@contoh.example' });
  await db.pool.query("update purchase_intents set created_at = now() - interval '31 days'");
  await guest.app.jobs.find(({ name }) => name === 'forget-guests')?.run({});
  const left = await db.pool.query('select status, guest_email from purchase_intents order by status');
  expect(left.rows).toEqual([
    { status: 'completed', guest_email: 'b@contoh.example' },
    { status: 'withdrawn', guest_email: `forgotten-${opened.id}@guest.invalid` },
  ]);
  expect(bought.opened.id).not.toBe(opened.id);
});
