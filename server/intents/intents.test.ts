import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { createPaymentFixture, deliver, storeWebhook } from '#tests/support/shop/payments.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';
import {
  completeIntent,
  dismissIntent,
  getOwnIntent,
  listVisibleIntents,
  openIntent,
  topUpForIntent,
} from './index.ts';

async function openCart(db: Database, buyer: Person, ...products: Product[]) {
  const opened = await openIntent(db, 'checkout', { buyer, request: { items: products.map(lineOf) } });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

/** Opens a top-up for the intent, pays it and runs its jobs as the worker would. */
async function payFor(
  db: Database,
  buyer: Person,
  { id: intent_id, amount }: { id: string; amount: number },
) {
  const fixture = createPaymentFixture(db);
  const opened = await topUpForIntent(fixture, {
    user_id: buyer.id,
    intent_id,
    returns_to: 'billing',
    amount: rupiah(amount),
    payment_method: 'dev_mode',
    description: 'Isi saldo',
    idempotency_key: randomUUID(),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { session_id } = opened.value;
  return { fixture, webhook: { session_id, amount, status: 'paid' as const } };
}

const stateOf = async (db: Database, buyer: Person, id: string) => {
  const found = await getOwnIntent(db.orm, buyer.id, { id });
  return found.ok ? [found.value.status, found.value.reason] : found.refusal.code;
};

describe('a purchase that waits for money', () => {
  test('returns the shortfall, rounded up to the next Rp 10.000, and is one intent however often it is opened', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 18_000 });
    const product = await makeProduct(db, { price: 149_000, title: 'SOP AI' });
    const first = await openCart(db, buyer, product);
    expect(first).toMatchObject({
      title: 'SOP AI',
      amount: 149_000,
      suggested_topup: 140_000,
      status: 'waiting',
    });
    const again = await Promise.all(Array.from({ length: 8 }, () => openCart(db, buyer, product)));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
  });

  test('has one payment a way, however often the way is chosen, and another one for another amount', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const { id } = await openCart(db, buyer, await makeProduct(db, { price: 149_000 }));
    const asked = [149_000, 149_000, 139_000, 149_000];
    const raced = await Promise.all(asked.map((amount) => payFor(db, buyer, { id, amount })));
    const sessions = raced.map(({ webhook }) => webhook.session_id);
    expect(new Set(sessions).size).toBe(2);
    expect([sessions[1], sessions[3]]).toEqual([sessions[0], sessions[0]]);
    await db.pool.query("update payments set status = 'expired'");
    expect(sessions).not.toContain((await payFor(db, buyer, { id, amount: 149_000 })).webhook.session_id);
  });

  test('completes by itself when the money arrives, exactly once', async ({ db }) => {
    const buyer = await makePerson(db);
    const product = await makeProduct(db, { price: 149_000 });
    const { id } = await openCart(db, buyer, product);
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 150_000 });
    await deliver(fixture, webhook);
    // In the transaction of the credit: no job is needed.
    expect(await countJobs(db, 'complete-purchase-intent')).toBe(0);
    expect(await stateOf(db, buyer, id)).toEqual(['completed', null]);
    expect(await balanceOf(db, buyer.id)).toBe(100_000);
    const books = await readBooks(db);
    await deliver(fixture, { ...webhook, event: 'again' });
    await Promise.all([
      completeIntent({ db, clock: systemClock }, id),
      completeIntent({ db, clock: systemClock }, id),
    ]);
    expect(await balanceOf(db, buyer.id)).toBe(100_000);
    expect(await readBooks(db)).toMatchObject({
      orders: books.orders,
      ledger_postings: books.ledger_postings,
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is bought once under two concurrent webhooks and ten workers', async ({ db }) => {
    const buyer = await makePerson(db);
    const { id } = await openCart(db, buyer, await makeProduct(db, { price: 149_000 }));
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 150_000 });
    await Promise.all([deliver(fixture, webhook), deliver(fixture, { ...webhook, event: 'twin' })]);
    await Promise.all(Array.from({ length: 10 }, () => completeIntent({ db, clock: systemClock }, id)));
    expect(await stateOf(db, buyer, id)).toEqual(['completed', null]);
    expect(await readBooks(db)).toMatchObject({ orders: 1, user_products: 1 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('for a cart with gifts buys every unit, and the invoice adds up', async ({ db }) => {
    const buyer = await makePerson(db);
    const product = await makeProduct(db, { price: 60_000, title: 'Templat Kontrak' });
    const request = { items: [{ product_id: product.id, price: product.price, quantity: 3 }] };
    const opened = await openIntent(db, 'checkout', { buyer, request });
    if (!opened.ok) throw new Error(opened.refusal.code);
    expect(opened.value).toMatchObject({
      title: '3 × Templat Kontrak',
      amount: 180_000,
      suggested_topup: 180_000,
    });
    const { id } = opened.value;
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 180_000 });
    await deliver(fixture, webhook);
    await createComposedApp(db).drainJobs();
    expect(await stateOf(db, buyer, id)).toEqual(['completed', null]);
    expect(await readBooks(db)).toMatchObject({ orders: 1, user_products: 1, gift_codes: 2, invoices: 1 });
    expect(await balanceOf(db, buyer.id)).toBe(0);
  });

  test('for a plan starts the subscription once the money arrives, exactly once', async ({ db }) => {
    const buyer = await makePerson(db);
    const { id: product_id, price } = await makeService(db);
    const request = { product_id, plan: 'monthly', price };
    const opened = await openIntent(db, 'subscription', { buyer, request });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { id } = opened.value;
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 100_000 });
    await deliver(fixture, webhook);
    await Promise.all(Array.from({ length: 4 }, () => completeIntent({ db, clock: systemClock }, id)));
    expect(await stateOf(db, buyer, id)).toEqual(['completed', null]);
    expect(await balanceOf(db, buyer.id)).toBe(100_000);
    expect(await readBooks(db)).toMatchObject({ subscriptions: 1, subscription_charges: 1, orders: 1 });
    expect(await openIntent(db, 'subscription', { buyer, request })).toMatchObject({
      refusal: { code: 'ALREADY_SUBSCRIBED' },
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that fails between purchase and status is rolled back, and completed by the next attempt', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const { id } = await openCart(db, buyer, await makeProduct(db, { price: 149_000 }));
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 150_000 });
    await db.pool.query(`
      create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before update on purchase_intents for each row execute function break_it()`);
    await deliver(fixture, webhook);
    expect(await readBooks(db)).toMatchObject({ orders: 0, user_products: 0 });
    // What was paid is there; the purchase waits for the next attempt of its job.
    expect(await balanceOf(db, buyer.id)).toBe(15_000_000);
    expect(await countJobs(db, 'complete-purchase-intent')).toBe(1);
    await expect(completeIntent({ db, clock: systemClock }, id)).rejects.toThrow();
    await db.pool.query('drop trigger broken on purchase_intents');
    await completeIntent({ db, clock: systemClock }, id);
    expect(await stateOf(db, buyer, id)).toEqual(['completed', null]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  interface Hindrance {
    readonly reason: string;
    readonly paid?: number;
    readonly happens: (db: Database, buyer: Person, product: Product) => Promise<unknown>;
  }
  const hindrances: readonly Hindrance[] = [
    {
      reason: 'PRICE_CHANGED',
      happens: (db, _, { id }) => db.pool.query('update products set price = 200000 where id = $1', [id]),
    },
    {
      reason: 'OUT_OF_STOCK',
      happens: (db, _, { id }) => db.pool.query('update products set stock = 0 where id = $1', [id]),
    },
    {
      reason: 'PRODUCT_NOT_FOUND',
      happens: (db, _, { id }) => db.pool.query('update products set is_active = false where id = $1', [id]),
    },
    { reason: 'INSUFFICIENT_BALANCE', paid: 100_000, happens: async () => undefined },
    {
      reason: 'ACCOUNT_INACTIVE',
      happens: (db, { id }) => db.pool.query('update users set is_active = false where id = $1', [id]),
    },
  ];
  test.for(hindrances.map((each) => [each.reason, each] as const))(
    'is cancelled with %s, reported by mail and in the list, and the credit stays',
    async ([reason, { happens, paid = 150_000 }], { db }) => {
      const buyer = await makePerson(db);
      const product = await makeProduct(db, { price: 149_000 });
      const { id } = await openCart(db, buyer, product);
      const { fixture, webhook } = await payFor(db, buyer, { id, amount: paid });
      await happens(db, buyer, product);
      await deliver(fixture, webhook);
      const app = createComposedApp(db);
      const mail = await app.lastMail(buyer.email);
      expect(await stateOf(db, buyer, id)).toEqual(['cancelled', reason]);
      expect(mail.subject).toBe('Pembelian Anda tidak jadi dilanjutkan');
      expect(await balanceOf(db, buyer.id)).toBe(paid * 100);
      expect(await listVisibleIntents(db.orm, buyer.id)).toMatchObject([{ id, reason }]);
      await dismissIntent(db, buyer.id, id);
      expect(await listVisibleIntents(db.orm, buyer.id)).toEqual([]);
      expect(await stateOf(db, buyer, id)).toEqual(['cancelled', reason]);
      expect(await runChecks(db.pool)).toEqual([]);
    },
  );

  test('whose product was bought by hand meanwhile ends with that and is not shown; what is paid for it later is credit, mailed and shown', async ({
    db,
  }) => {
    const buyer = await makePerson(db, { balance: 50_000 });
    const product = await makeProduct(db, { price: 50_000 });
    const { id } = await openCart(db, buyer, product);
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 200_000 });
    await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
    expect(await stateOf(db, buyer, id)).toEqual(['cancelled', 'ALREADY_OWNED']);
    expect(await listVisibleIntents(db.orm, buyer.id)).toEqual([]);
    expect(await countJobs(db, 'send-intent-cancelled')).toBe(0);
    await deliver(fixture, webhook);
    expect(await balanceOf(db, buyer.id)).toBe(20_000_000);
    expect(await listVisibleIntents(db.orm, buyer.id)).toMatchObject([{ id, reason: 'ALREADY_OWNED' }]);
    const { text } = await createComposedApp(db).lastMail(buyer.email);
    expect(text).toContain('sebesar Rp 200.000 sudah kami terima, tetapi yang dibeli sudah Anda miliki');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that was withdrawn is neither bought nor paid for; the credit of a late payment stays', async ({
    db,
  }) => {
    const buyer = await makePerson(db);
    const { id } = await openCart(db, buyer, await makeProduct(db, { price: 149_000 }));
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 150_000 });
    expect(await dismissIntent(db, buyer.id, id)).toMatchObject({ ok: true, value: { status: 'withdrawn' } });
    await deliver(fixture, webhook);
    await completeIntent({ db, clock: systemClock }, id);
    expect(await stateOf(db, buyer, id)).toEqual(['withdrawn', null]);
    expect(await balanceOf(db, buyer.id)).toBe(15_000_000);
    await expect(payFor(db, buyer, { id, amount: 10_000 })).rejects.toThrow('INTENT_SETTLED');
  });

  test("another user's is not found, not paid for and not withdrawn", async ({ db }) => {
    const [buyer, other] = [await makePerson(db), await makePerson(db)];
    const { id } = await openCart(db, buyer, await makeProduct(db, { price: 149_000 }));
    expect(await stateOf(db, other, id)).toBe('INTENT_NOT_FOUND');
    expect(await dismissIntent(db, other.id, id)).toEqual({
      ok: false,
      refusal: { code: 'INTENT_NOT_FOUND' },
    });
    await expect(payFor(db, other, { id, amount: 10_000 })).rejects.toThrow('INTENT_NOT_FOUND');
    // The database refuses it too: a payment of one user for another's intent.
    const forged = db.pool.query(
      `insert into payments (user_id, gateway, amount_bigint, payment_method, expires_at, intent_id)
       values ($1, 'dev_mode', 100, 'x', now(), $2)`,
      [other.id, id],
    );
    await expect(forged).rejects.toThrow('payments_intent_of_payer');
  });

  test('is not stored if it could not be bought anyway, or is free', async ({ db }) => {
    const buyer = await makePerson(db, { hasProfile: true });
    const [gone, gift] = [await makeProduct(db, { stock: 0 }), await makeProduct(db, { price: 0 })];
    const open = (product: Product, price = product.price) =>
      openIntent(db, 'checkout', { buyer, request: { items: [{ product_id: product.id, price }] } });
    expect(await open(gone)).toMatchObject({ refusal: { code: 'OUT_OF_STOCK' } });
    expect(await open(gift)).toEqual({ ok: false, refusal: { code: 'NOTHING_TO_PAY' } });
    expect(await open(await makeProduct(db), rupiah(1))).toMatchObject({
      refusal: { code: 'PRICE_CHANGED' },
    });
    expect(await listVisibleIntents(db.orm, buyer.id)).toEqual([]);
  });

  test('is completed by a webhook event stored before the process died', async ({ db }) => {
    const buyer = await makePerson(db);
    const { id } = await openCart(db, buyer, await makeProduct(db, { price: 149_000 }));
    const { fixture, webhook } = await payFor(db, buyer, { id, amount: 150_000 });
    await storeWebhook(fixture, webhook);
    const app = createComposedApp(db, { overrides: {} });
    await app.drainJobs();
    expect(await stateOf(db, buyer, id)).toEqual(['completed', null]);
  });
});
