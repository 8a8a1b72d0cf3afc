import { getProduct } from '#server/catalog/index.ts';
import { readConsentHistory } from '#server/consents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { hoursAfterNoon, noon, standingAt } from '#tests/support/shop/recovery.ts';
import { addVariant, makeService } from '#tests/support/shop/subscriptions.ts';
import {
  askForNotice,
  forgetWaits,
  listOwnWaits,
  listWaitingProducts,
  listWaits,
  notifyWaiting,
} from './index.ts';

const EMAIL = 'rina@contoh.example';
const list = { limit: 100, offset: 0, from: 'start', sort: 'created_at' } as const;

function openShop(db: Database) {
  const app = createComposedApp(db);
  const mails = async (email = EMAIL) => {
    await app.drainJobs();
    return listDevMails(db, email);
  };
  return {
    app,
    mails,
    ask: async (product: { readonly id: string }, email = EMAIL) =>
      readAnswer(await app.post(`/api/products/${product.id}/notify`, { email, consent: true })),
    async confirm(email = EMAIL) {
      const [newest] = await mails(email);
      const token = decodeURIComponent(/confirm\?token=([^\s]+)/.exec(newest?.text ?? '')?.[1] ?? '');
      return readAnswer(await app.post('/api/notify/confirm', { token }));
    },
  };
}

/** Places of `count` addresses that are confirmed, one a second. */
async function fill(db: Database, product: { readonly id: string }, count: number) {
  await db.pool.query(
    `insert into product_waits (product_id, email, language, event, confirmed_at, created_at)
     select $1, 'orang-' || n || '@contoh.example', 'id', 'restock', now(), now() - interval '1 day' + n * interval '1 second'
     from generate_series(1, $2) as n`,
    [product.id, count],
  );
}

const setStock = (db: Database, product: { readonly id: string }, stock: number | null) =>
  db.pool.query('update products set stock = $2, coming_soon = false where id = $1', [product.id, stock]);
const passOneDay = (db: Database) =>
  db.pool.query(
    "update product_waits set mailed_at = mailed_at - interval '25 hours' where mailed_at is not null",
  );
const HOURS = 6;
const notify = (db: Database, now = noon) => notifyWaiting({ db, clock: standingAt(now) }, HOURS);
const wavesOf = async (db: Database) => (await listWaitingProducts(db.orm)).flatMap(({ waves }) => waves);
const stateOf = async (db: Database) => (await listWaits(db.orm, list)).waits;

describe('a place on the list of a product', () => {
  test('is had of a service whose plans alone are sold out, and not while one is left', async ({ db }) => {
    const { ask } = openShop(db);
    const service = await makeService(db);
    await addVariant(db, service, { name: 'Dasar', price: 50_000, billing_cycle: 'monthly', stock: 0 });
    const id = await addVariant(db, service, { name: 'Penuh', price: 90_000, billing_cycle: 'monthly' });
    expect(await ask(service)).toMatchObject({ code: 'PRODUCT_AVAILABLE' });
    await db.pool.query('update product_variants set stock = 0 where id = $1', [id]);
    expect(await ask(service)).toMatchObject({ status: 200 });
    expect(await getProduct(db.orm, service.id)).toMatchObject({ value: { availability: 'out_of_stock' } });
  });

  test('of a typed address counts once its mailed link is used; every answer is the same', async ({ db }) => {
    const { ask, confirm, mails } = openShop(db);
    const [product, { email: known }] = [await makeProduct(db, { stock: 0 }), await makePerson(db)];
    const answers = [await ask(product), await ask(product), await ask(product, known)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, is_confirmed: false });
    expect(await mails()).toHaveLength(1);
    expect(await stateOf(db)).toMatchObject([
      { email: EMAIL, state: 'unconfirmed', position: null },
      { email: known, state: 'unconfirmed' },
    ]);
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await ask(product)).toMatchObject({ status: 200, is_confirmed: false });
    expect(await mails()).toHaveLength(1);
    expect(await stateOf(db)).toMatchObject([
      { email: EMAIL, state: 'waiting', event: 'restock', position: 1 },
      { email: known, state: 'unconfirmed', position: null },
    ]);
    const consents = await db.pool.query('select purpose, is_granted, user_id from consents');
    expect(consents.rows).toEqual([{ purpose: 'waiting_list', is_granted: true, user_id: null }]);
  });

  test('of who is signed in counts at once, for their own address only', async ({ db }) => {
    const person = await makePerson(db);
    const { id: product } = await makeProduct(db, { stock: 0 });
    const asked = (email: string) => askForNotice(db, { product, email, language: 'en', user_id: person.id });
    expect(await asked(person.email)).toEqual({ ok: true, value: { is_confirmed: true } });
    expect(await asked('lain@contoh.example')).toEqual({ ok: true, value: { is_confirmed: false } });
    expect(await readConsentHistory(db.orm, person.id)).toMatchObject([
      { purpose: 'waiting_list', is_granted: true },
    ]);
    expect(await listOwnWaits(db.orm, person.id)).toMatchObject([{ event: 'restock' }]);
  });

  test('is not given for what can be bought, nor without consent; forged links confirm nothing', async ({
    db,
  }) => {
    const { app, ask } = openShop(db);
    const [product, gone] = [await makeProduct(db), await makeProduct(db, { stock: 0 })];
    expect(await ask(product)).toMatchObject({ status: 409, code: 'PRODUCT_AVAILABLE' });
    const silent = await app.post(`/api/products/${gone.id}/notify`, { email: EMAIL });
    expect(silent.status).toBe(422);
    await ask(gone);
    const { rows } = await db.pool.query<{ id: string }>('select id from product_waits');
    for (const token of ['', 'x', rows[0]?.id ?? '', `${rows[0]?.id}.falsch`])
      expect((await app.post('/api/notify/confirm', { token })).status).toBe(410);
    expect((await stateOf(db))[0]?.state).toBe('unconfirmed');
  });

  test('one address is asked to confirm three times an hour at most, and once in ten minutes for a product', async ({
    db,
  }) => {
    const { mails } = openShop(db);
    const products = await Promise.all(Array.from({ length: 5 }, () => makeProduct(db, { stock: 0 })));
    for (const { id } of products)
      for (const _ of [1, 2])
        await askForNotice(db, { product: id, email: EMAIL, language: 'id', user_id: null });
    expect(await mails()).toHaveLength(3);
  });

  test('is one, however many tabs ask at once', async ({ db }) => {
    const { id: product } = await makeProduct(db, { stock: 0 });
    const asked = { product, email: EMAIL, language: 'id', user_id: null } as const;
    await Promise.all(Array.from({ length: 6 }, () => askForNotice(db, asked)));
    expect(await stateOf(db)).toHaveLength(1);
    expect(await countJobs(db, 'send-wait-confirmation')).toBe(1);
  });

  test('goes with the account of its address, and when nobody confirms it for a week', async ({ db }) => {
    const person = await makePerson(db);
    const { id: product } = await makeProduct(db, { stock: 0 });
    await askForNotice(db, { product, email: person.email, language: 'id', user_id: person.id });
    await askForNotice(db, { product, email: EMAIL, language: 'id', user_id: null });
    await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, person.id)));
    expect((await stateOf(db)).map(({ email }) => email)).toEqual([EMAIL]);
    await db.pool.query("update product_waits set created_at = now() - interval '8 days'");
    await withTx(db, async (tx) => succeed(await forgetWaits(tx)));
    expect(await stateOf(db)).toEqual([]);
  });
});

describe('the mail to who waits', () => {
  const told = async (db: Database) =>
    (await stateOf(db)).filter(({ state }) => state === 'mailed').map(({ email }) => email);

  test('goes to everybody at launch, in the order of asking, once, with one press to leave', async ({
    db,
  }) => {
    const { app, mails } = openShop(db);
    const product = await makeProduct(db, { stock: 0, coming_soon: true });
    await fill(db, product, 12);
    await notify(db);
    expect(await told(db)).toEqual([]);
    await setStock(db, product, null);
    await Promise.all([notify(db), notify(db), notify(db)]);
    const jobs = await db.pool.query(`
      select w.email from graphile_worker._private_jobs j join product_waits w on w.id::text = j.payload ->> 'wait_id'
      order by j.id`);
    const everybody = Array.from({ length: 12 }, (_, n) => `orang-${n + 1}@contoh.example`);
    expect(jobs.rows.map(({ email }) => email)).toEqual(everybody);
    const [mail] = await mails('orang-1@contoh.example');
    expect(mail?.text).toContain('/product/');
    const url = /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const left = await app.post(new URL(url).pathname + new URL(url).search, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(left.status).toBe(200);
    expect((await stateOf(db)).filter(({ state }) => state === 'left')).toHaveLength(1);
  });

  test('goes out in waves of three times the stock, hours apart, while there is some', async ({ db }) => {
    const product = await makeProduct(db, { stock: 0 });
    await fill(db, product, 14);
    await setStock(db, product, 2);
    await Promise.all([notify(db), notify(db)]);
    expect(await told(db)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `orang-${n}@contoh.example`));
    await notify(db);
    expect(await told(db)).toHaveLength(6);
    await passOneDay(db);
    await setStock(db, product, 0);
    await notify(db);
    expect(await told(db)).toHaveLength(6);
    await setStock(db, product, 1);
    await notify(db);
    expect(await told(db)).toHaveLength(9);
  });

  test('is not sent to who left or has the product, and waits when it sold out meanwhile', async ({ db }) => {
    const { mails } = openShop(db);
    const [product, owner] = [await makeProduct(db, { stock: 0 }), await makePerson(db)];
    for (const email of ['keluar@contoh.example', owner.email, 'sabar@contoh.example'])
      await db.pool.query(
        "insert into product_waits (product_id, email, language, event, confirmed_at) values ($1, $2, 'id', 'restock', now())",
        [product.id, email],
      );
    await setStock(db, product, 1);
    await notify(db);
    await db.pool.query("update product_waits set left_at = now() where email like 'keluar%'");
    await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [
      owner.id,
      product.id,
    ]);
    await setStock(db, product, 0);
    for (const email of ['keluar@contoh.example', owner.email, 'sabar@contoh.example'])
      expect(await mails(email)).toEqual([]);
    expect((await stateOf(db)).map(({ state }) => state)).toEqual(['left', 'mailed', 'waiting']);
    await passOneDay(db);
    await setStock(db, product, 1);
    await notify(db);
    expect(await mails('sabar@contoh.example')).toHaveLength(1);
  });

  test('waits for the morning at night', async ({ db }) => {
    const product = await makeProduct(db, { stock: 0 });
    await fill(db, product, 2);
    await setStock(db, product, 1);
    await notify(db, hoursAfterNoon(9));
    expect(await told(db)).toEqual([]);
    await notify(db, hoursAfterNoon(20));
    expect(await told(db)).toHaveLength(2);
  });

  test('goes out again after some hours with what is left then, also when the stock changed during a wave', async ({
    db,
  }) => {
    const product = await makeProduct(db, { stock: 0 });
    await fill(db, product, 20);
    await setStock(db, product, 2);
    await notify(db);
    await setStock(db, product, 3);
    await notify(db, hoursAfterNoon(5));
    expect(await told(db)).toHaveLength(6);
    await notify(db, hoursAfterNoon(7));
    expect(await told(db)).toHaveLength(15);
    const waves = await wavesOf(db);
    expect(waves.map(({ stock, notified, ended_at }) => [stock, notified, ended_at])).toEqual([
      [3, 9, null],
      [2, 6, null],
    ]);
    expect(waves.map(({ next_at }) => next_at)).toEqual([hoursAfterNoon(13).toISOString(), null]);
  });

  test('begins at once with a second restock, and tells nobody twice', async ({ db }) => {
    const product = await makeProduct(db, { stock: 0 });
    await fill(db, product, 8);
    await setStock(db, product, 1);
    await notify(db);
    await setStock(db, product, 0);
    await notify(db, hoursAfterNoon(1));
    expect((await wavesOf(db))[0]?.ended_at).toBe(hoursAfterNoon(1).toISOString());
    await setStock(db, product, 2);
    await Promise.all([notify(db, hoursAfterNoon(2)), notify(db, hoursAfterNoon(2))]);
    expect(await told(db)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `orang-${n}@contoh.example`));
    expect(await countJobs(db, 'send-wait-notice')).toBe(8);
  });

  test('goes to who waits for a full class once a place is free again', async ({ db }) => {
    const product = await makeProduct(db, { type: 'mini_class', max_students: 1 });
    const holder = await makePerson(db);
    await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [
      holder.id,
      product.id,
    ]);
    const { ask } = openShop(db);
    expect(await ask(product)).toMatchObject({ status: 200 });
    await fill(db, product, 5);
    await notify(db);
    expect(await told(db)).toEqual([]);
    await db.pool.query("update user_products set status = 'ended'");
    await notify(db);
    expect(await told(db)).toEqual([1, 2, 3].map((n) => `orang-${n}@contoh.example`));
  });
});
