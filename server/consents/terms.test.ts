import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { openIntent } from '#server/intents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeAccount, PASSWORD } from '#tests/support/shop/accounts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { clockAt, makeService, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import { readConsentHistory } from './index.ts';

const EMAIL = 'rina@contoh.example';

test('who signs up or buys as a guest has agreed to the terms and the policy as they stood, and finds that later', async ({
  db,
}) => {
  await db.pool.query(`
    insert into site_pages (name, title, description, content, updated_at) values
      ('terms', 'Syarat', '', '', '2026-03-01T00:00:00Z'), ('privacy', 'Privasi', '', '', '2026-04-01T00:00:00Z')
    on conflict (name) do update set updated_at = excluded.updated_at`);
  const { rows } = await db.pool.query<{ name: string; updated_at: Date }>(
    'select name, updated_at from site_pages order by name',
  );
  const [privacy_of, terms_of] = rows.map(({ updated_at }) => updated_at.toISOString());
  const app = createComposedApp(db);
  const guest = openBrowser(db, app);
  await guest.open(await makeProduct(db), { email: EMAIL.toUpperCase() });
  // Nobody has proved the address yet: an account with it sees nothing of what a stranger may have typed.
  const unproved = await app.post('/api/auth/sign-up/email', {
    name: 'Rina',
    email: EMAIL,
    password: PASSWORD,
  });
  expect(unproved.status).toBe(200);
  const { rows: users } = await db.pool.query<{ id: string }>('select id from users where email = $1', [
    EMAIL,
  ]);
  const id = users[0]?.id ?? '';
  const agreed = { purpose: 'terms', is_granted: true, terms_of, privacy_of };
  expect(await readConsentHistory(db.orm, id)).toMatchObject([{ ...agreed, source: 'sign_up' }]);
  await db.pool.query('update users set email_verified = true where id = $1', [id]);
  expect(await readConsentHistory(db.orm, id)).toMatchObject([
    { ...agreed, source: 'sign_up' },
    { ...agreed, source: 'checkout' },
  ]);
  const other = await makeAccount(db, 'lain@contoh.example');
  expect(await readConsentHistory(db.orm, other)).toEqual([]);
});

/** Each time it is a new version. */
const changeTerms = (db: Database) =>
  db.pool.query(`
    insert into site_pages (name, title, description, content) values ('terms', 'Syarat', '', '')
    on conflict (name) do update set title = site_pages.title || '.'`);

test('who pays signed in agrees to the terms as they stand, once for each version, by whichever way they pay', async ({
  db,
}) => {
  const buyer = await makePerson(db, { balance: 500_000 });
  const make = (price: number) => makeProduct(db, { price, type: price === 0 ? 'freebie' : 'template' });
  const buy = async (price: number) =>
    checkOut(db, { buyer, lines: [lineOf(await make(price))], idempotency_key: randomUUID() });
  const agreed = async () => {
    const history = await readConsentHistory(db.orm, buyer.id);
    return [history.length, new Set(history.map(({ terms_of }) => terms_of)).size];
  };
  await buy(0);
  expect(await agreed()).toEqual([0, 0]);
  await buy(50_000);
  await buy(50_000);
  expect(await agreed()).toEqual([1, 1]);
  await changeTerms(db);
  await buy(50_000);
  expect(await agreed()).toEqual([2, 2]);
  await changeTerms(db);
  const { id } = await make(900_000);
  const opened = await openIntent(db, 'checkout', {
    buyer,
    request: { items: [{ product_id: id, price: rupiah(900_000) }] },
  });
  expect([opened.ok, ...(await agreed())]).toEqual([true, 3, 3]);
  await changeTerms(db);
  const service = await makeService(db);
  const begun = await subscriberOf(db, clockAt(new Date().toISOString()), buyer).start(service);
  expect([begun.ok, ...(await agreed())]).toEqual([true, 4, 4]);
});
