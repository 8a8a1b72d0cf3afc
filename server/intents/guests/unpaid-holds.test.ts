import { randomUUID } from 'node:crypto';
import { freeAbandonedReservations } from '#server/discounts/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { MAX_LIVE_HOLDS } from '#shared/bookings/bookings.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const VISITOR = '203.0.113.7';
const OTHER = '203.0.113.8';

/** A browser somewhere in the internet, before one app with its limits far away. */
function openNetwork(db: Database) {
  const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  const post = async (path: string, body: object, address = VISITOR) => {
    const headers = {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const request = new Request(`http://localhost:3000${path}`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify(body),
    });
    const answer = await app.app.fetch(request, address);
    return { status: answer.status, ...(await answer.json()) };
  };
  return { post };
}

const aged = (db: Database, minutes: number) =>
  db.pool.query(
    `update discount_uses set created_at = created_at - make_interval(mins => ${minutes}) where status = 'reserved'`,
  );

const free = (db: Database) =>
  withTx(db, async (tx) =>
    succeed(await freeAbandonedReservations(tx, { minutes: 15, uncounted_minutes: 60 })),
  );

describe('[DECISIONS 72] a counted use of a code that is not paid', () => {
  async function openSale(db: Database, max_uses = 1) {
    const { post } = openNetwork(db);
    const product = await makeProduct(db);
    const { code } = await makeDiscount(db, { max_uses });
    const buy = (email: string, address = VISITOR) => {
      const items = [{ product_id: product.id, price: product.price }];
      return post('/api/checkout/guest', { email, full_name: 'Tamu', items, code }, address);
    };
    const statuses = async () =>
      (await db.pool.query('select status, held_by from discount_uses order by created_at')).rows;
    return { buy, statuses };
  }

  test('is said to be in use, and is there again half an hour later though the payment is still open', async ({
    db,
  }) => {
    const { buy, statuses } = await openSale(db);
    expect(await buy('satu@contoh.example')).toMatchObject({ status: 200 });
    expect(await buy('dua@contoh.example', OTHER)).toMatchObject({ status: 409, code: 'DISCOUNT_IN_USE' });
    await aged(db, 29);
    await free(db);
    expect(await buy('dua@contoh.example', OTHER)).toMatchObject({ code: 'DISCOUNT_IN_USE' });
    await aged(db, 2);
    await free(db);
    expect(await statuses()).toEqual([{ status: 'freed', held_by: null }]);
    expect(await buy('dua@contoh.example', OTHER)).toMatchObject({ status: 200 });
  });

  test('is held so often by one network at most; others go on buying', async ({ db }) => {
    const { buy } = await openSale(db, 20);
    const answers = [];
    for (let n = 0; n <= MAX_LIVE_HOLDS; n++) answers.push((await buy(`t${n}@contoh.example`)).status);
    expect(answers).toEqual([...Array(MAX_LIVE_HOLDS).fill(200), 409]);
    expect(await buy('lagi@contoh.example')).toMatchObject({ code: 'TOO_MANY_HOLDS' });
    expect(await buy('lain@contoh.example', OTHER)).toMatchObject({ status: 200 });
  });
});

describe('[DECISIONS 72] a time that is held and not paid', () => {
  test('is renewed by opening the first payment, and by no later one; then it has to be chosen anew', async ({
    db,
  }) => {
    const { post } = openNetwork(db);
    const { product } = await makeSchedule(db);
    const { hold } = await post('/api/slots/hold', { product_id: product.id, starts_at: slotIn(3) });
    const until = async () =>
      (await db.pool.query('select hold_expires_at as until from consultation_bookings')).rows[0].until;
    const items = [{ product_id: product.id, price: product.price, hold: hold.id }];
    const pay = (n: number) =>
      post('/api/checkout/guest', { email: `t${n}@contoh.example`, full_name: 'Tamu', items });
    await db.pool.query("update consultation_bookings set hold_expires_at = now() + interval '3 minutes'");
    const first = await until();
    expect((await pay(1)).status).toBe(200);
    const renewed = await until();
    expect(renewed.getTime()).toBeGreaterThan(first.getTime() + 11 * 60_000);
    expect((await pay(2)).status).toBe(200);
    expect(await until()).toEqual(renewed);
    await db.pool.query("update consultation_bookings set hold_expires_at = now() - interval '1 second'");
    expect(await pay(3)).toMatchObject({ status: 409 });
    const chosen = await post('/api/slots/hold', { product_id: product.id, starts_at: slotIn(3) }, OTHER);
    expect(chosen.status).toBe(200);
  });

  test('is one of so many that a network may hold; a replaced one counts no more', async ({ db }) => {
    const { post } = openNetwork(db);
    const { product } = await makeSchedule(db);
    const holdOf = (n: number, more: object = {}, address = VISITOR) =>
      post('/api/slots/hold', { product_id: product.id, starts_at: slotIn(n), ...more }, address);
    const held = [];
    for (let n = 0; n < MAX_LIVE_HOLDS; n++) held.push(await holdOf(3 + n));
    expect(held.map(({ status }) => status)).toEqual(Array(MAX_LIVE_HOLDS).fill(200));
    const next = 3 + MAX_LIVE_HOLDS;
    expect(await holdOf(next)).toMatchObject({ status: 409, code: 'TOO_MANY_HOLDS' });
    expect((await holdOf(next, {}, OTHER)).status).toBe(200);
    expect((await holdOf(next + 1, { replaces: held[0].hold.id })).status).toBe(200);
    const { rows } = await db.pool.query(
      "select count(*)::int as named from consultation_bookings where held_by is not null and status <> 'held'",
    );
    expect(rows).toEqual([{ named: 0 }]);
  });
});
