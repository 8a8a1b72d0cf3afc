import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { cancelSubscription } from '#server/subscriptions/index.ts';
import { type ComposedApp, cookieOf } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { type Guest, mailedToken, openBrowser } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import type { Product } from '#tests/support/shop/products.ts';
import { clockAt, makeService, settle, subscriberOf } from '#tests/support/shop/subscriptions.ts';

const EMAIL = 'rina@contoh.example';

async function beginTrial(guest: Guest, { id, price }: Product, email = EMAIL) {
  const plan = { product_id: id, plan: 'monthly', price, with_trial: true };
  return guest.open({ id, price }, { email, body: { items: undefined, plan, payment_method: 'QRIS' } });
}

async function useLink(app: ComposedApp, token: string) {
  const { email, code, landing } = await readAnswer(await app.post('/api/checkout/guest/claim', { token }));
  const done = await app.post('/api/auth/sign-in/email-otp', { email, otp: code });
  return { landing, cookie: cookieOf(done) };
}

const countPayments = async (db: Database) =>
  (await db.pool.query<{ count: number }>('select count(*)::int from payments')).rows[0]?.count;

describe('[DECISIONS 61, DECISIONS 69] a trial of a visitor', () => {
  test('opens no payment, begins with the mailed link, and charges nothing', async ({ db }) => {
    const guest = openBrowser(db);
    const opened = await beginTrial(guest, await makeService(db, { trial_period_days: 14 }));
    expect(opened).toMatchObject({ checkout_url: null, qr_text: null });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'confirm', is_trial: true, amount: 0 });
    expect(await readBooks(db)).toMatchObject({ users: 0, subscriptions: 0 });
    const token = await mailedToken(guest.app, db, EMAIL);
    const [mail] = await listDevMails(db, EMAIL);
    expect(mail?.subject).toContain('Mulai masa coba');
    const { landing, cookie } = await useLink(guest.app, token);
    expect(landing).toBe('/user/subscriptions');
    const { subscriptions } = await readAnswer(await guest.app.get('/api/subscriptions', { cookie }));
    expect(subscriptions).toMatchObject([{ status: 'trialing', charge_count: 0 }]);
    expect(await countPayments(db)).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is one for each person: whoever has had it learns that at the mailbox, where nothing is paid yet', async ({
    db,
  }) => {
    const person = await makePerson(db, { balance: 500_000 });
    const service = await makeService(db, { trial_period_days: 14 });
    const clock = clockAt('2026-01-10T03:00:00Z');
    const subscriber = subscriberOf(db, clock, person);
    const begun = await subscriber.subscribe(service, { with_trial: true });
    await cancelSubscription({ db, clock }, { user_id: person.id, id: begun.id });
    clock.moveTo(begun.current_period_end);
    await settle(db, clock);
    expect((await subscriber.only()).status).toBe('expired');
    const guest = openBrowser(db);
    const stranger = openBrowser(db, guest.app);
    // The page says the same of both addresses.
    const opened = await beginTrial(guest, service, person.email);
    const other = await beginTrial(stranger, service, 'lain@contoh.example');
    const { id: _, email: __, ...said } = await readState(guest, opened.id);
    const { id: ___, email: ____, ...saidToOther } = await readState(stranger, other.id);
    expect(said).toEqual(saidToOther);
    const { landing } = await useLink(guest.app, await mailedToken(guest.app, db, person.email));
    const { rows } = await db.pool.query<{ slug: string }>('select slug from products where id = $1', [
      service.id,
    ]);
    expect(landing).toBe(`/checkout/${rows[0]?.slug}?plan=monthly`);
    expect(await readBooks(db)).toMatchObject({ subscriptions: 1, orders: 1, subscription_charges: 0 });
    expect(await countPayments(db)).toBe(0);
    await guest.app.drainJobs();
    const subjects = (await listDevMails(db, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('tidak jadi'))).toEqual([]);
  });

  test('that is not offered is refused instead of charged', async ({ db }) => {
    const { id, price } = await makeService(db);
    const plan = { product_id: id, plan: 'monthly', price, with_trial: true };
    const answer = await openBrowser(db).post(
      { id, price },
      { email: EMAIL, body: { items: undefined, plan, payment_method: 'QRIS' } },
    );
    expect(await readAnswer(answer)).toMatchObject({ status: 409, code: 'TRIAL_NOT_AVAILABLE' });
    expect(await countPayments(db)).toBe(0);
  });
});

async function readState(guest: Guest, id: string) {
  const read = await guest.read(id);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
