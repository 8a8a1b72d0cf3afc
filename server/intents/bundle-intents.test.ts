import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { rupiah, type Sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount, usesOf } from '#tests/support/shop/discounts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { balanceOf, giveCredit, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeBundle, makeProduct, type Product } from '#tests/support/shop/products.ts';
import { completeIntent, openIntent } from './index.ts';

/** Two products of Rp 60.000 and 40.000, as a bundle of Rp 80.000. */
async function makeShop(db: Database) {
  const a = await makeProduct(db, { title: 'Bagian A', slug: 'bagian-a', price: 60_000 });
  const b = await makeProduct(db, { title: 'Bagian B', slug: 'bagian-b', price: 40_000 });
  return { a, b, bundle: await makeBundle(db, [a.id, b.id], { title: 'Paket AB', price: 80_000 }) };
}

const buy = (db: Database, buyer: Person, product: Product) =>
  checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });

/** A bundle that waits for its money, which arrives after `meanwhile`. */
async function buyLater(db: Database, buyer: Person, { bundle, code, total, meanwhile }: Later) {
  const request = { items: [lineOf(bundle)], ...(code !== undefined && { code, total }) };
  const opened = await openIntent(db, 'checkout', { buyer, request });
  if (!opened.ok) throw new Error(opened.refusal.code);
  await meanwhile();
  await giveCredit(db, buyer.id, rupiah(80_000));
  await completeIntent({ db, clock: systemClock }, opened.value.id);
  const found = await db.pool.query<{ status: string; reason: string | null; amount_bigint: Sen }>(
    'select i.status, i.reason, o.amount_bigint from purchase_intents i left join orders o on o.id = i.order_id',
  );
  return found.rows[0];
}
interface Later {
  readonly bundle: Product;
  readonly code?: string;
  readonly total?: number;
  readonly meanwhile: () => Promise<unknown>;
}

describe('a bundle that waits for its payment', () => {
  test('costs less when a part of it was bought meanwhile; the rest is credit', async ({ db }) => {
    const { a, bundle } = await makeShop(db);
    const buyer = await makePerson(db, { balance: 60_000 });
    const settled = await buyLater(db, buyer, { bundle, meanwhile: () => buy(db, buyer, a) });
    expect(settled).toMatchObject({ status: 'completed', amount_bigint: 3_200_000 });
    expect(await balanceOf(db, buyer.id)).toBe(8_000_000 - 3_200_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('gives a promised discount back where the parts that were bought meanwhile take more off', async ({
    db,
  }) => {
    const { a, bundle } = await makeShop(db);
    const { id, code } = await makeDiscount(db, { percent: 10, max_uses: 1 });
    const buyer = await makePerson(db, { balance: 60_000 });
    const meanwhile = () => buy(db, buyer, a);
    const later = { bundle, total: 72_000, meanwhile, ...(code !== null && { code }) };
    expect(await buyLater(db, buyer, later)).toMatchObject({ amount_bigint: 3_200_000 });
    expect(await usesOf(db, id)).toEqual(['freed']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is not bought when all of it was bought meanwhile', async ({ db }) => {
    const { bundle, a, b } = await makeShop(db);
    const buyer = await makePerson(db, { balance: 100_000 });
    const request = { bundle, meanwhile: async () => [await buy(db, buyer, a), await buy(db, buyer, b)] };
    expect(await buyLater(db, buyer, request)).toMatchObject({
      status: 'cancelled',
      reason: 'ALREADY_OWNED',
    });
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('[DECISIONS 54] a guest who buys a bundle', () => {
  test('opens its parts in the browser that paid', async ({ db }) => {
    const { bundle } = await makeShop(db);
    const guest = openBrowser(db);
    const opened = await guest.open(bundle, { email: 'rina@contoh.example' });
    await guest.pay(opened, { amount: 80_000 });
    expect(await guest.read(opened.id)).toMatchObject({
      state: 'bought',
      items: [{ slug: 'bagian-a' }, { slug: 'bagian-b' }],
    });
    expect((await guest.get('/api/purchases/bagian-b')).status).toBe(200);
  });

  test('whose address holds a part pays the shown price, gets the difference as credit with a mail, and is told nothing', async ({
    db,
  }) => {
    const { a, bundle } = await makeShop(db);
    const owner = await makePerson(db, { balance: 60_000 });
    await buy(db, owner, a);
    const guest = openBrowser(db);
    const opened = await guest.open(bundle, { email: owner.email });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'open', amount: 80_000 });
    await guest.pay(opened, { amount: 80_000 });
    expect(await balanceOf(db, owner.id)).toBe(4_800_000);
    expect(await guest.read(opened.id)).toMatchObject({ state: 'mailed', amount: 80_000, items: [] });
    expect((await guest.get('/api/purchases/bagian-a')).status).toBe(401);
    await guest.app.drainJobs();
    const texts = (await listDevMails(db, owner.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('Bagian A');
    expect(texts).toContain('Rp 48.000');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('and corrects the address tells the new one nothing of what the other holds', async ({ db }) => {
    const { a, bundle } = await makeShop(db);
    const owner = await makePerson(db, { balance: 60_000 });
    await buy(db, owner, a);
    const guest = openBrowser(db);
    const opened = await guest.open(bundle, { email: owner.email });
    await guest.pay(opened, { amount: 80_000 });
    await db.pool.query("update purchase_intents set guest_email = 'lain@contoh.example' where id = $1", [
      opened.id,
    ]);
    await guest.app.drainJobs();
    const [mail] = await listDevMails(db, 'lain@contoh.example');
    expect(mail?.text).toContain('Paket AB');
    expect(mail?.text).not.toMatch(/Bagian A|32\.000|48\.000|Sudah Anda miliki/);
  });
});
