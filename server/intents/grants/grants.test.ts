import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import { listAllOrders, listEntitlements, setOrderStatus } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { listAllSubscriptions } from '#server/subscriptions/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { mailedToken } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { clockAt, makeService, settle } from '#tests/support/shop/subscriptions.ts';
import { grantProduct, listWaitingGrants, pruneGuests, resendGrant, revokeGrant } from '../index.ts';

const page = { limit: 50, offset: 0 };
const list = { ...page, from: 'start', sort: '-created_at' } as const;
const EMAIL = 'calon@contoh.example';

const NOW = new Date();

async function makeAdmin(db: Database) {
  return { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
}

interface Recipient {
  readonly recipient: string;
  readonly product_id: string;
}

/** Grants with a key of its own: the order, what it waits for, or why not. */
async function openDesk(db: Database) {
  const actor = await makeAdmin(db);
  const send = async (request: { readonly days?: number } & Recipient, key: string) => {
    const facts = { actor, reason: 'Pemenang lomba', idempotency_key: key, now: NOW };
    const done = await grantProduct(db, { ...facts, ...request });
    return done.ok ? done.value : done.refusal.code;
  };
  const grant = (recipient: string, product_id: string, key: string = randomUUID()) =>
    send({ recipient, product_id }, key);
  const grantDays = (recipient: string, product_id: string, days: number) =>
    send({ recipient, product_id, days }, randomUUID());
  return { actor, grant, grantDays };
}

const idOf = async (db: Database, email = EMAIL) =>
  (await db.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';
const waiting = async (db: Database) => (await listWaitingGrants(db.orm, list)).grants;
const prove = (db: Database, email = EMAIL) =>
  db.pool.query("insert into users (email, full_name, email_verified) values ($1, 'Rina', true)", [email]);

describe('a grant', () => {
  test('gives an account a product as an order of Rp 0 with its reason, once per key and once per user', async ({
    db,
  }) => {
    const { actor, grant } = await openDesk(db);
    const [{ id: user_id, email }, { id: product_id }] = [
      await makePerson(db),
      await makeProduct(db, { stock: 0 }),
    ];
    const [first, again] = await Promise.all([
      grant(email.toUpperCase(), product_id, 'satu'),
      grant(email.toUpperCase(), product_id, 'satu'),
    ]);
    expect(first).toEqual(again);
    expect(await grant(user_id, product_id, 'satu')).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await grant(user_id, product_id)).toBe('ALREADY_OWNED');
    const { orders } = await listAllOrders(db.orm, {}, page);
    expect(orders).toMatchObject([
      { amount: 0, payment_method: 'grant', metadata: { granted_by: actor.id, reason: 'Pemenang lomba' } },
    ]);
    expect((await listEntitlements(db.orm, user_id, page)).total).toBe(1);
    const { entries } = await listAudit(db.orm, { actions: ['order.granted'], limit: 5, offset: 0 });
    expect(entries).toMatchObject([{ after: { user_id, product_id, reason: 'Pemenang lomba' } }]);
    await createComposedApp(db).drainJobs();
    expect((await listDevMails(db, email)).map(({ text }) => text.includes('/user/purchases/'))).toEqual([
      true,
    ]);
    await setOrderStatus(db, { actor, order_id: orders[0]?.id ?? '', status: 'refunded' });
    expect((await listEntitlements(db.orm, user_id, page)).total).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is refused for an unknown or closed account, an unknown product, and a subscription', async ({
    db,
  }) => {
    const { grant } = await openDesk(db);
    const [{ id }, closed] = [await makePerson(db), await makePerson(db)];
    await db.pool.query('update users set is_active = false where id = $1', [closed.id]);
    const { id: product_id } = await makeProduct(db);
    expect(await grant(randomUUID(), product_id)).toBe('USER_NOT_FOUND');
    expect(await grant(closed.email, product_id)).toBe('ACCOUNT_INACTIVE');
    expect(await grant(id, randomUUID())).toBe('PRODUCT_NOT_FOUND');
    expect(await grant(EMAIL, (await makeService(db)).id)).toBe('SUBSCRIPTION_NEEDS_DAYS');
  });

  test('of a subscription runs for its days and ends without a charge; nobody has it twice', async ({
    db,
  }) => {
    const { grantDays } = await openDesk(db);
    const [person, service] = [await makePerson(db), await makeService(db, { trial_period_days: 7 })];
    expect(await grantDays(person.id, service.id, 30)).toMatchObject({ waits_for: null });
    expect(await grantDays(person.id, service.id, 30)).toBe('ALREADY_OWNED');
    const page = { limit: 9, offset: 0, sort: '-started_at' } as const;
    const only = async () => (await listAllSubscriptions(db.orm, {}, page)).subscriptions;
    const end = new Date(NOW.getTime() + 30 * 86_400_000);
    expect(await only()).toMatchObject([
      {
        ...{ status: 'active', is_granted: true, auto_renewal: false, next_charge: null, price: 0 },
        current_period_end: end.toISOString(),
      },
    ]);
    expect([await countJobs(db, 'send-subscription-mail'), await countJobs(db, 'send-grant')]).toEqual([
      1, 0,
    ]);
    const clock = clockAt(end.toISOString());
    await settle(db, clock);
    expect(await only()).toMatchObject([{ status: 'expired', ended_reason: 'not_renewed' }]);
    expect(await readBooks(db)).toMatchObject({ ledger_postings: 0, ledger_entries: 0 });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a subscription to an address begins when the address is proved', async ({ db }) => {
    const { grantDays } = await openDesk(db);
    const service = await makeService(db);
    expect(await grantDays(EMAIL, service.id, 14)).toEqual({ order_id: null, waits_for: EMAIL });
    await prove(db);
    await createComposedApp(db).drainJobs();
    const user_id = await idOf(db);
    const page = { limit: 9, offset: 0, sort: '-started_at' } as const;
    const { subscriptions } = await listAllSubscriptions(db.orm, { user_id }, page);
    expect(subscriptions).toMatchObject([{ status: 'active', is_granted: true }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is made once under concurrent calls, to an account and to an address', async ({ db }) => {
    const { grant } = await openDesk(db);
    const [{ id }, product] = [await makePerson(db), await makeProduct(db)];
    const six = (recipient: string) =>
      Promise.all(Array.from({ length: 6 }, () => grant(recipient, product.id)));
    const outcomes = (all: Awaited<ReturnType<typeof six>>) =>
      all.filter((each) => typeof each === 'string').sort();
    expect(outcomes(await six(id))).toEqual(Array(5).fill('ALREADY_OWNED'));
    expect(outcomes(await six(EMAIL))).toEqual(Array(5).fill('ALREADY_GRANTED'));
    expect(await countJobs(db, 'send-purchase-link')).toBe(1);
  });
});

describe('a grant to an address without an account', () => {
  test('makes no account and moves no money until its mailed link is used, once', async ({ db }) => {
    const { grant } = await openDesk(db);
    const { id: product_id } = await makeProduct(db, { slug: 'sop-ai' });
    expect(await grant('Calon@contoh.example', product_id)).toEqual({ order_id: null, waits_for: EMAIL });
    expect([await idOf(db), (await listAllOrders(db.orm, {}, page)).total]).toEqual(['', 0]);
    expect(await waiting(db)).toMatchObject([{ email: EMAIL, full_name: 'calon', reason: 'Pemenang lomba' }]);
    const app = createComposedApp(db);
    const token = await mailedToken(app, db, EMAIL);
    expect((await listDevMails(db, EMAIL))[0]?.subject).toContain('Untuk Anda');
    const claim = async () => readAnswer(await app.post('/api/checkout/guest/claim', { token }));
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const { landing, email, code } = answers.find(({ status }) => status === 200) ?? {};
    expect(landing).toBe('/user/purchases/sop-ai?bought=1');
    expect((await app.post('/api/auth/sign-in/email-otp', { email, otp: code })).status).toBe(200);
    expect((await listEntitlements(db.orm, await idOf(db), page)).total).toBe(1);
    const { orders } = await listAllOrders(db.orm, {}, page);
    expect(orders).toMatchObject([{ amount: 0, payment_method: 'grant', customer_email: EMAIL }]);
    expect(await readBooks(db)).toMatchObject({ ledger_postings: 0, ledger_entries: 0, invoices: 0 });
    expect(await waiting(db)).toEqual([]);
    await app.drainJobs();
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is given when the address is proved in another way, everything that waits for it at once', async ({
    db,
  }) => {
    const { grant } = await openDesk(db);
    for (const slug of ['satu', 'dua']) await grant(EMAIL, (await makeProduct(db, { slug })).id);
    await db.pool.query("insert into users (email, full_name) values ($1, 'Rina')", [EMAIL]);
    const app = createComposedApp(db);
    await app.drainJobs();
    const user_id = await idOf(db);
    expect((await listEntitlements(db.orm, user_id, page)).total).toBe(0);
    await db.pool.query('update users set email_verified = true where id = $1', [user_id]);
    await app.drainJobs();
    expect((await listEntitlements(db.orm, user_id, page)).total).toBe(2);
    expect(await waiting(db)).toEqual([]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('to somebody who never proved the address waits for the link as well', async ({ db }) => {
    const { grant } = await openDesk(db);
    await db.pool.query("insert into users (email, full_name) values ($1, 'Rina')", [EMAIL]);
    const { id } = await makeProduct(db);
    expect(await grant(await idOf(db), id)).toEqual({ order_id: null, waits_for: EMAIL });
    const app = createComposedApp(db);
    const token = await mailedToken(app, db, EMAIL);
    expect((await readAnswer(await app.post('/api/checkout/guest/claim', { token }))).status).toBe(200);
    expect((await listEntitlements(db.orm, await idOf(db), page)).total).toBe(1);
  });

  test('is taken back: its link opens nothing, and the same can be granted again', async ({ db }) => {
    const { actor, grant } = await openDesk(db);
    const { id: product_id } = await makeProduct(db);
    await grant(EMAIL, product_id);
    expect(await grant(EMAIL, product_id)).toBe('ALREADY_GRANTED');
    const app = createComposedApp(db);
    const token = await mailedToken(app, db, EMAIL);
    const id = (await waiting(db))[0]?.id ?? '';
    expect(await resendGrant(db, actor, id)).toEqual({ ok: true, value: { sent_to: EMAIL } });
    await app.drainJobs();
    expect(await listDevMails(db, EMAIL)).toHaveLength(2);
    expect(await revokeGrant(db, actor, id)).toMatchObject({ ok: true });
    for (const late of [revokeGrant, resendGrant])
      expect(await late(db, actor, id)).toEqual({ ok: false, refusal: { code: 'GRANT_NOT_FOUND' } });
    expect((await readAnswer(await app.post('/api/checkout/guest/claim', { token }))).status).toBe(410);
    await prove(db);
    await app.drainJobs();
    expect((await listEntitlements(db.orm, await idOf(db), page)).total).toBe(0);
    const { entries } = await listAudit(db.orm, { actor_id: actor.id, limit: 9, offset: 0 });
    expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual(
      ['order.grant_revoked', 'order.link_resent', 'order.granted'].map((action) => [action, product_id]),
    );
    expect(await grant('lain@contoh.example', product_id)).toMatchObject({ order_id: null });
    expect(await grant(EMAIL, product_id)).toMatchObject({ waits_for: null });
  });

  test('who bought it meanwhile keeps what they bought, and hears of no cancelled purchase', async ({
    db,
  }) => {
    const { grant } = await openDesk(db);
    const { id: product_id } = await makeProduct(db);
    await grant(EMAIL, product_id);
    await prove(db);
    const user_id = await idOf(db);
    await db.pool.query('insert into user_products (user_id, product_id) values ($1, $2)', [
      user_id,
      product_id,
    ]);
    await createComposedApp(db).drainJobs();
    expect(await waiting(db)).toEqual([]);
    expect((await listDevMails(db, EMAIL)).map(({ subject }) => subject)).toHaveLength(1);
    expect((await listEntitlements(db.orm, user_id, page)).total).toBe(1);
  });

  test('is forgotten with the account of its address, and when nobody comes for half a year', async ({
    db,
  }) => {
    const { grant } = await openDesk(db);
    const { id: product_id } = await makeProduct(db);
    await grant(EMAIL, product_id);
    await db.pool.query("insert into users (email, full_name) values ($1, 'Rina')", [EMAIL]);
    await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, await idOf(db))));
    await grant('lama@contoh.example', product_id);
    await grant('baru@contoh.example', product_id);
    const age = (days: number, email: string) =>
      db.pool.query(
        'update purchase_intents set created_at = now() - make_interval(days => $1) where guest_email = $2',
        [days, email],
      );
    await age(181, 'lama@contoh.example');
    await age(179, 'baru@contoh.example');
    await withTx(db, async (tx) => succeed(await pruneGuests(tx)));
    expect((await waiting(db)).map(({ email }) => email)).toEqual(['baru@contoh.example']);
    const known = await db.pool.query('select from purchase_intents where guest_email = any($1)', [
      [EMAIL, 'lama@contoh.example'],
    ]);
    expect(known.rowCount).toBe(0);
  });
});
