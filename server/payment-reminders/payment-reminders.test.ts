import { updatePreferences } from '#server/account/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { messagesOf, noon, runRecovery } from '#tests/support/shop/recovery.ts';
import { isQuietHour, readRecovery } from './index.ts';

const PRICE = 149_000;
const EMAIL = 'rina@contoh.example';

/** As if opened two hours and a bit before noon, and open for a day. */
const age = (db: Database, minutes = 125) =>
  db.pool.query(
    `update payments set created_at = $1::timestamptz - make_interval(mins => $2), expires_at = $1::timestamptz + interval '21 hours'`,
    [noon, minutes],
  );

async function openPurchase(
  db: Database,
  { email = EMAIL, app }: { email?: string; app?: ComposedApp } = {},
) {
  const guest = openBrowser(db, app);
  const product = await makeProduct(db, { price: PRICE });
  const opened = await guest.open(product, { email });
  return { guest, product, opened };
}

const remind = runRecovery;
const mails = async (app: ComposedApp, db: Database, email = EMAIL) => {
  await app.drainJobs();
  return (await listDevMails(db, email)).filter(({ subject }) => subject.includes('belum selesai'));
};

test('nights are quiet: from 21.00 to 08.00 WIB', () => {
  const quiet = (time: string) => isQuietHour(new Date(`2026-11-23T${time}+07:00`));
  expect(['20:59', '21:00', '00:00', '07:59', '08:00', '12:00'].map(quiet)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('a payment that was opened and not paid', () => {
  test('of an address that has two is reminded of once, by however many workers', async ({ db }) => {
    const { guest } = await openPurchase(db);
    await openPurchase(db, { app: guest.app });
    await age(db);
    await Promise.all([remind(db), remind(db)]);
    await remind(db);
    expect(await mails(guest.app, db)).toHaveLength(1);
    const { rows } = await db.pool.query('select from payment_reminders');
    expect(rows).toHaveLength(1);
  });

  test('is reminded of once, two hours later, with a link that goes on in any browser', async ({ db }) => {
    const { guest, opened, product } = await openPurchase(db);
    await age(db, 115);
    await remind(db);
    expect(await mails(guest.app, db)).toEqual([]);
    await age(db);
    await Promise.all([remind(db), remind(db), remind(db)]);
    await remind(db);
    const [mail, ...others] = await mails(guest.app, db);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Rp 149.000');
    const token = /resume\?token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const resume = async (given: string) =>
      readAnswer(await guest.app.get(`/api/checkout/guest/resume?token=${given}`));
    const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [
      product.id,
    ]);
    expect(await resume(token)).toMatchObject({
      status: 200,
      id: opened.id,
      access: opened.access,
      page: `/checkout/${rows[0]?.slug}`,
    });
    for (const forged of ['x', opened.access, `${token.slice(0, -2)}xx`])
      expect((await resume(forged)).status).toBe(410);
    await db.pool.query("update purchase_intents set guest_email = 'benar@contoh.example'");
    expect((await resume(token)).status).toBe(410);
  });

  test('is not reminded of at night, nor when it is about to expire', async ({ db }) => {
    const { guest } = await openPurchase(db);
    await age(db);
    await remind(db, new Date(noon.getTime() + 10 * 3_600_000));
    await db.pool.query("update payments set expires_at = $1::timestamptz + interval '10 minutes'", [noon]);
    await remind(db);
    expect(await mails(guest.app, db)).toEqual([]);
  });

  test('is not reminded of once it is paid, owned, sold out or ended, also right before the mail', async ({
    db,
  }) => {
    const { guest, opened, product } = await openPurchase(db);
    await age(db);
    await db.pool.query('update products set stock = 0 where id = $1', [product.id]);
    await remind(db);
    await db.pool.query('update products set stock = null, is_active = false where id = $1', [product.id]);
    await remind(db);
    await db.pool.query('update products set is_active = true where id = $1', [product.id]);
    await db.pool.query(
      "insert into users (id, email, full_name) values ('00000000-0000-4000-8000-000000000001', $1, 'Rina')",
      [EMAIL],
    );
    const holding = ['00000000-0000-4000-8000-000000000001', product.id];
    await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', holding);
    await remind(db);
    expect(await countJobs(db, 'send-recovery-message')).toBe(0);
    await db.pool.query("update user_products set status = 'ended'");
    await remind(db);
    expect(await countJobs(db, 'send-recovery-message')).toBe(1);
    await guest.pay(opened, { amount: PRICE });
    expect(await mails(guest.app, db)).toEqual([]);
  });

  test('is not reminded of at a price that is gone', async ({ db }) => {
    const { guest, product } = await openPurchase(db);
    await age(db);
    await remind(db);
    await db.pool.query('update products set price = price + 1000 where id = $1', [product.id]);
    expect(await mails(guest.app, db)).toEqual([]);
    expect(await messagesOf(db)).toEqual([{ cause: 'payment', state: 'cancelled', reason: 'unavailable' }]);
  });

  test('is one of several: an address is reminded once in three days, of the newest', async ({ db }) => {
    const { guest } = await openPurchase(db);
    const newest = await openPurchase(db, { app: guest.app });
    await age(db, 200);
    await db.pool.query(
      "update payments set created_at = created_at + interval '1 hour' where intent_id = $1",
      [newest.opened.id],
    );
    await remind(db);
    await remind(db);
    const { rows } = await db.pool.query(
      'select p.intent_id from payment_reminders join payments p on p.id = payment_id',
    );
    expect(rows).toEqual([{ intent_id: newest.opened.id }]);
  });

  test('is not reminded of again after one press in a mail, for guests and for accounts', async ({ db }) => {
    const { guest } = await openPurchase(db);
    await age(db);
    await remind(db);
    const [mail] = await mails(guest.app, db);
    const { pathname, search } = new URL(
      /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '',
    );
    expect((await guest.app.post(pathname + search, {})).status).toBe(200);
    await db.pool.query("update payment_reminders set created_at = created_at - interval '4 days'");
    await db.pool.query("update recovery_messages set sent_at = sent_at - interval '4 days'");
    await openPurchase(db, { app: guest.app });
    await age(db);
    await remind(db);
    expect(await mails(guest.app, db)).toHaveLength(1);
  });

  test('counts as recovered when it is paid within a week of its reminder', async ({ db }) => {
    const { guest, opened } = await openPurchase(db);
    await openPurchase(db, { app: guest.app, email: 'lain@contoh.example' });
    await age(db);
    await remind(db);
    expect(await readRecovery(db.orm, 30)).toEqual({ reminded: 2, paid: 0, recovered_bigint: 0 });
    await db.pool.query("update payment_reminders set created_at = now() - interval '1 hour'");
    await guest.pay(opened, { amount: PRICE });
    expect(await readRecovery(db.orm, 30)).toEqual({ reminded: 2, paid: 1, recovered_bigint: PRICE * 100 });
    await db.pool.query("update payment_reminders set created_at = now() - interval '8 days'");
    expect(await readRecovery(db.orm, 30)).toMatchObject({ reminded: 2, paid: 0 });
    expect(await readRecovery(db.orm, 7)).toMatchObject({ reminded: 0 });
  });
});

describe('a top-up of an account', () => {
  const link = (text: string) => /\/user\/billing\?payment=/.test(text);

  test('is reminded of at its payment, in the language of the account, until something else was paid', async ({
    db,
  }) => {
    const [app, person] = [createComposedApp(db), await makePerson(db)];
    await openPayment(createPaymentFixture(db), person.id, 50_000);
    await age(db);
    await remind(db);
    const sent = await mails(app, db, person.email);
    expect(sent.map(({ text }) => link(text))).toEqual([true]);
  });

  test('is not reminded of after another one was paid, nor when the account wants no reminders', async ({
    db,
  }) => {
    const fixture = createPaymentFixture(db);
    const [app, paid, silent] = [createComposedApp(db), await makePerson(db), await makePerson(db)];
    await openPayment(fixture, paid.id, 50_000);
    const { session_id, amount } = await openPayment(fixture, paid.id, 50_000);
    await deliver(fixture, { session_id, status: 'paid', amount });
    await openPayment(fixture, silent.id, 50_000);
    await withTx(db, async (tx) => succeed(await updatePreferences(tx, silent.id, { reminders: false })));
    await age(db);
    await db.pool.query("update payments set completed_at = $1 where status = 'completed'", [noon]);
    await remind(db);
    expect(await mails(app, db, paid.email)).toEqual([]);
    expect(await mails(app, db, silent.email)).toEqual([]);
  });
});
