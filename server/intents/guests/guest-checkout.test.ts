import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { testGatewayPolicy } from '#tests/support/gateways/gateway-world.ts';
import { startStripe } from '#tests/support/gateways/stripe-world.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { type Guest, openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const PRICE = 149_000;
const email = 'tamu@contoh.example';

async function openByQris(db: Database) {
  const guest = openBrowser(db);
  const product = await makeProduct(db, { price: PRICE });
  const opened = await guest.open(product, { email, body: { payment_method: 'qris' } });
  return { guest, product, opened };
}

async function payBy(guest: Guest, id: string, payment_method: string) {
  return readAnswer(await guest.send(`/api/checkout/guest/${id}/pay`, { payment_method }));
}

const paymentsOf = async (db: Database) =>
  (await db.pool.query('select id, payment_method, status from payments order by created_at')).rows;

const expire = (db: Database) =>
  db.pool.query("update payments set expires_at = now() - interval '1 second'");

describe('[DECISIONS 54] a purchase that is paid in another way, or again', () => {
  test('by QRIS is told what its code says, and which payment it is about', async ({ db }) => {
    const { guest, opened } = await openByQris(db);
    expect(opened.qr_text).toMatch(/^000201/);
    expect(await guest.read(opened.id)).toMatchObject({
      ...{ state: 'open', payment_method: 'qris', qr_text: opened.qr_text },
    });
    const bank = await payBy(guest, opened.id, 'va_bca');
    expect(bank.qr_text).toBeNull();
    // The newest, unless the page names another one.
    expect(await guest.read(opened.id)).toMatchObject({ payment_method: 'va_bca', qr_text: null });
    const [first] = await paymentsOf(db);
    expect(await guest.read(`${opened.id}?payment=${first.id}`)).toMatchObject({ payment_method: 'qris' });
  });

  test('opened in two ways is bought by the first that is paid; the other stays as credit, which is mailed', async ({
    db,
  }) => {
    const { guest, opened } = await openByQris(db);
    const bank = await payBy(guest, opened.id, 'va_bca');
    await guest.pay({ ...opened, checkout_url: bank.checkout_url }, { amount: PRICE });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
    await guest.pay(opened, { amount: PRICE });
    expect(await readBooks(db)).toMatchObject({ users: 1, orders: 1, user_products: 1 });
    const { rows } = await db.pool.query('select balance_bigint from wallets');
    expect(rows).toEqual([{ balance_bigint: PRICE * 100 }]);
    expect(await countJobs(db, 'send-guest-credit')).toBe(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('the same way twice is one payment; after it expired, a new one of the same purchase and price', async ({
    db,
  }) => {
    const { guest, opened } = await openByQris(db);
    const again = await payBy(guest, opened.id, 'qris');
    expect(again.qr_text).toBe(opened.qr_text);
    expect(await paymentsOf(db)).toHaveLength(1);
    await expire(db);
    expect(await guest.read(opened.id)).toMatchObject({ state: 'expired', payment_method: 'qris' });
    const fresh = await payBy(guest, opened.id, 'qris');
    expect(fresh.qr_text).not.toBe(opened.qr_text);
    expect(await guest.read(opened.id)).toMatchObject({ state: 'open', amount: PRICE });
    await guest.pay({ ...opened, checkout_url: fresh.checkout_url }, { amount: PRICE });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
  });

  test('is asked about at the gateway whichever payment it was', async ({ db }) => {
    const { guest, opened } = await openByQris(db);
    await payBy(guest, opened.id, 'va_bca');
    const session = (opened.checkout_url ?? '').split('/').at(-1);
    await db.pool.query("update dev_gateway_sessions set status = 'paid' where id = $1", [session]);
    await guest.send(`/api/checkout/guest/${opened.id}/check`);
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
  });

  test('is refused once its price changed, it was bought, or another browser asks', async ({ db }) => {
    const { guest, product, opened } = await openByQris(db);
    expect((await payBy(openBrowser(db, guest.app), opened.id, 'qris')).code).toBe('PURCHASE_NOT_FOUND');
    await db.pool.query('update products set price = price + 1000 where id = $1', [product.id]);
    expect((await payBy(guest, opened.id, 'va_bca')).code).toBe('INTENT_OUTDATED');
    await db.pool.query('update products set price = price - 1000 where id = $1', [product.id]);
    await guest.pay(opened, { amount: PRICE });
    expect((await payBy(guest, opened.id, 'va_bca')).code).toBe('INTENT_SETTLED');
    expect(await paymentsOf(db)).toHaveLength(1);
  });

  test('keeps an open code when the ceiling is lowered or the way is switched off, and opens no new one', async ({
    db,
  }) => {
    const { guest, opened } = await openByQris(db);
    const set = (key: string, value: string) =>
      db.pool.query(
        'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = $2',
        [key, value],
      );
    await set('payment_qris_ceiling', '100000');
    expect(await guest.read(opened.id)).toMatchObject({ state: 'open', qr_text: opened.qr_text });
    expect(await payBy(guest, opened.id, 'qris')).toMatchObject({ code: 'AMOUNT_TOO_LARGE' });
    await set('payment_ways_off', 'va_bca');
    expect(await payBy(guest, opened.id, 'va_bca')).toMatchObject({ code: 'PAYMENT_WAY_UNAVAILABLE' });
    await guest.pay(opened, { amount: PRICE });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought' });
  });

  test('through a gateway that is not reached leaves the other ways', async ({ db }) => {
    const world = await startStripe();
    const app = createComposedApp(db, {
      environment: { ...world.environment, GATEWAYS: 'stripe,dev_mode' },
      overrides: { gateway_policy: testGatewayPolicy },
    });
    await world.api.close();
    const guest = openBrowser(db, app);
    const product = await makeProduct(db, { price: PRICE });
    const refused = await guest.post(product, { email, key: 'one', body: { payment_method: 'card' } });
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    const opened = await guest.open(product, { email, key: 'one', body: { payment_method: 'qris' } });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'open', payment_method: 'qris' });
  });
});
