import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, send } from '#tests/support/shop/accounts.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { createPaymentFixture, openPayment } from '#tests/support/shop/payments.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import {
  agreeToReminders,
  hoursAfterNoon,
  leaveCart,
  messagesOf,
  noon,
  runRecovery,
  standingAt,
  usualDelays,
} from '#tests/support/shop/recovery.ts';
import { sendRecovery } from './index.ts';

async function leaveOne(db: Database, hours = 25) {
  const [person, product] = [await makePerson(db), await makeProduct(db, { price: 149_000 })];
  await agreeToReminders(db, person);
  await leaveCart(db, person, { products: [product], hours });
  return { person, product };
}

const own = (db: Database, person: Person, product: { readonly id: string }) =>
  db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [person.id, product.id]);

const sentMails = async (db: Database, { email }: Person, now = noon) => {
  const app = createComposedApp(db, { overrides: { clock: standingAt(now) } });
  await app.drainJobs();
  return listDevMails(db, email);
};

describe('a cart that was left for a day', () => {
  test('is mailed once by two workers, with its products, total, link and one press to stop', async ({
    db,
  }) => {
    const { person, product } = await leaveOne(db);
    await runRecovery(db, hoursAfterNoon(-2));
    expect(await messagesOf(db)).toEqual([{ cause: 'cart', state: 'planned', reason: null }]);
    await Promise.all([runRecovery(db), runRecovery(db), runRecovery(db)]);
    await runRecovery(db);
    expect(await countJobs(db, 'send-recovery-message')).toBe(1);
    const [mail, ...others] = await sentMails(db, person);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(product.title);
    expect(mail?.text).toContain('Rp 149.000');
    expect(mail?.text).toContain('/cart/restore?token=');
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/api/mail/unsubscribe?token=');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is left alone before its hours are over, at night, and without consent', async ({ db }) => {
    const { person } = await leaveOne(db, 23);
    const silent = await makePerson(db);
    await leaveCart(db, silent, { products: [await makeProduct(db)] });
    await runRecovery(db);
    await runRecovery(db, hoursAfterNoon(9));
    expect(await countJobs(db, 'send-recovery-message')).toBe(0);
    expect(await messagesOf(db)).toEqual([{ cause: 'cart', state: 'planned', reason: null }]);
    await runRecovery(db, hoursAfterNoon(20));
    expect(await sentMails(db, person, hoursAfterNoon(20))).toHaveLength(1);
    expect(await sentMails(db, silent)).toEqual([]);
  });

  test.for(['owned', 'sold out', 'hidden', 'emptied', 'unsubscribed'] as const)(
    'is cancelled with its reason when it is %s before the mail is due',
    async (what, { db }) => {
      const { person, product } = await leaveOne(db);
      await runRecovery(db, hoursAfterNoon(-2));
      await happen(db, what, { person, product });
      await runRecovery(db);
      expect(await messagesOf(db)).toEqual([{ cause: 'cart', state: 'cancelled', reason: reasons[what] }]);
      expect(await countJobs(db, 'send-recovery-message')).toBe(0);
    },
  );

  test.for(['owned', 'sold out', 'hidden', 'emptied', 'unsubscribed'] as const)(
    'is cancelled with its reason when it is %s between the queue and the mail',
    async (what, { db }) => {
      const { person, product } = await leaveOne(db);
      await runRecovery(db);
      await happen(db, what, { person, product });
      expect(await sentMails(db, person)).toEqual([]);
      expect(await messagesOf(db)).toEqual([{ cause: 'cart', state: 'cancelled', reason: reasons[what] }]);
    },
  );

  test('is another cause once something new lies in it, and waits three days for that', async ({ db }) => {
    const { person } = await leaveOne(db);
    await runRecovery(db);
    await leaveCart(db, person, { products: [await makeProduct(db)], hours: -1 });
    await runRecovery(db, hoursAfterNoon(26));
    expect((await messagesOf(db)).map(({ state }) => state)).toEqual(['sent', 'planned']);
    await runRecovery(db, hoursAfterNoon(71));
    expect((await messagesOf(db)).map(({ state }) => state)).toEqual(['sent', 'planned']);
    await runRecovery(db, hoursAfterNoon(73));
    expect((await messagesOf(db)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('is never mailed twice when the clock is set forward and back', async ({ db }) => {
    const { person } = await leaveOne(db);
    for (const hours of [0, 24, -24, 0, 240, -240, 0]) await runRecovery(db, hoursAfterNoon(hours));
    expect(await sentMails(db, person)).toHaveLength(1);
  });

  test('needs a consent that the settings ask for, in words that are kept', async ({ db }) => {
    const app = createComposedApp(db);
    await makeAccount(db, 'sari@contoh.example');
    const cookie = await cookieFor(app, 'sari@contoh.example');
    const asked = async (cart: boolean) =>
      (await send(app, 'PATCH /api/account/preferences', { cookie, body: { cart } })).json();
    expect(await asked(true)).toMatchObject({ preferences: { cart: true, news: false } });
    const { rows } = await db.pool.query("select words from consents where purpose = 'reminders'");
    expect(rows).toEqual([{ words: expect.stringContaining('Keranjang yang tertinggal. Satu email') }]);
    expect(await asked(false)).toMatchObject({ preferences: { cart: false } });
  });

  test('stops with one press, which ends the consent', async ({ db }) => {
    const { person } = await leaveOne(db);
    await runRecovery(db);
    const app = createComposedApp(db, { overrides: { clock: standingAt(noon) } });
    await app.drainJobs();
    const [mail] = await listDevMails(db, person.email);
    const path = linkIn(/<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    expect((await app.post(path, {})).status).toBe(200);
    await leaveCart(db, person, { products: [await makeProduct(db)], hours: -100 });
    await runRecovery(db, hoursAfterNoon(150));
    expect((await messagesOf(db)).map(({ state }) => state)).toEqual(['sent']);
  });

  test('is planned no more once its switch is off, and what was planned is cancelled', async ({ db }) => {
    await leaveOne(db);
    await runRecovery(db, hoursAfterNoon(-2));
    await runRecovery(db, noon, { ...usualDelays, cart: 0 });
    expect(await messagesOf(db)).toEqual([{ cause: 'cart', state: 'cancelled', reason: 'switched_off' }]);
  });

  test('goes from the records with its account', async ({ db }) => {
    const { person } = await leaveOne(db);
    await runRecovery(db);
    await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, person.id)));
    expect(await messagesOf(db)).toEqual([]);
  });
});

const reasons = {
  owned: 'unavailable',
  'sold out': 'unavailable',
  hidden: 'unavailable',
  emptied: 'done',
  unsubscribed: 'unsubscribed',
} as const;

async function happen(
  db: Database,
  what: keyof typeof reasons,
  { person, product }: { readonly person: Person; readonly product: { readonly id: string } },
) {
  const change = (set: string) => db.pool.query(`update products set ${set} where id = $1`, [product.id]);
  if (what === 'owned') await own(db, person, product);
  if (what === 'sold out') await change('stock = 0');
  if (what === 'hidden') await change('is_active = false');
  if (what === 'emptied') await db.pool.query('delete from cart_items');
  if (what === 'unsubscribed')
    await db.pool.query(
      `insert into consents (user_id, email_digest, purpose, channel, is_granted, source)
       values ($1, address_digest($2), 'reminders', 'mail', false, 'mail')`,
      [person.id, person.email],
    );
}

describe('several causes of one person', () => {
  test('are one message in three days, the newest first, by however many workers', async ({ db }) => {
    const { person } = await leaveOne(db);
    await openPayment(createPaymentFixture(db), person.id, 50_000);
    await db.pool.query(`update payments set created_at = $1, expires_at = $2`, [
      hoursAfterNoon(-3),
      hoursAfterNoon(21),
    ]);
    await Promise.all([runRecovery(db), runRecovery(db), runRecovery(db)]);
    expect(await messagesOf(db)).toEqual([
      { cause: 'cart', state: 'planned', reason: null },
      { cause: 'top_up', state: 'sent', reason: null },
    ]);
    await runRecovery(db, hoursAfterNoon(48));
    expect(await countJobs(db, 'send-recovery-message')).toBe(1);
    await runRecovery(db, hoursAfterNoon(73));
    expect(await countJobs(db, 'send-recovery-message')).toBe(2);
  });

  test('wait for a reminder that the release before has sent', async ({ db }) => {
    const { person } = await leaveOne(db);
    await openPayment(createPaymentFixture(db), person.id, 50_000);
    await db.pool.query(
      'insert into payment_reminders (payment_id, email_digest, created_at) select id, address_digest($1), $2 from payments',
      [person.email, hoursAfterNoon(-1)],
    );
    await runRecovery(db);
    expect(await messagesOf(db)).toEqual([{ cause: 'cart', state: 'planned', reason: null }]);
  });
});

test('a run at night sends nothing', async ({ db }) => {
  await leaveOne(db);
  await runRecovery(db, hoursAfterNoon(-2));
  await sendRecovery({ db, clock: standingAt(hoursAfterNoon(10)) });
  expect(await countJobs(db, 'send-recovery-message')).toBe(0);
});
