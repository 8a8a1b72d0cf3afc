import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp, linkIn } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, send } from '#tests/support/shop/accounts.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { completeProfile, giveCredit } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { openPage, PHONE } from '#tests/support/shop/visits.ts';

/** Names of first and last source of every row, the oldest first. */
async function sourcesIn({ pool }: Database, table: string, order = 'created_at') {
  const { rows } = await pool.query<{ first: string | null; last: string | null }>(`
    select f.name as first, l.name as last from ${table} t
    left join traffic_sources f on f.id = t.first_source_id left join traffic_sources l on l.id = t.last_source_id
    order by t.${order}`);
  return rows.map(({ first, last }) => [first, last]);
}

/** The salt of the day is gone, and so is whatever could be found with it. */
const endDay = (db: Database) => db.pool.query('delete from visit_salts; delete from visits');

/** Browsers of tests name themselves as nobody. */
const agent = { 'user-agent': PHONE };

describe('what a visit led to keeps where it came from', () => {
  test('an order that is paid tomorrow has the sources of its intent, and the next one the first of the account', async ({
    db,
  }) => {
    const [product, other] = [await makeProduct(db), await makeProduct(db)];
    const app = createComposedApp(db);
    await openPage(app, { path: '/', agent: 'curl', tags: { utm_source: 'radio' } });
    await openPage(app, { path: '/', agent: '', tags: { utm_source: 'instagram', utm_campaign: 'lebaran' } });
    await openPage(app, { path: '/blog', agent: '', referrer: 'https://www.google.com/' });
    await openPage(app, { path: '/marketplace', agent: '' });
    const guest = openBrowser(db, app);
    const opened = await guest.open(product, { email: 'a@contoh.example' });
    expect(await sourcesIn(db, 'purchase_intents')).toEqual([['instagram', 'google']]);
    await endDay(db);
    await guest.pay(opened, { amount: product.price });
    expect(await sourcesIn(db, 'orders')).toEqual([['instagram', 'google']]);
    await openPage(createComposedApp(db), { path: '/', agent: '', tags: { utm_source: 'tiktok' } });
    const later = openBrowser(db);
    const again = await later.open(other, { email: 'a@contoh.example' });
    await later.pay(again, { amount: other.price });
    expect(await sourcesIn(db, 'orders')).toEqual([
      ['instagram', 'google'],
      ['instagram', 'tiktok'],
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('a purchase with the balance, a lead, a booking and a subscriber', async ({ db }) => {
    const app = createComposedApp(db);
    const email = 'sari@contoh.example';
    const id = await makeAccount(db, email);
    await giveCredit(db, id, rupiah(1_000_000));
    const cookie = await cookieFor(app, email);
    await openPage(app, { path: '/', agent: '', referrer: 'https://claude.ai/' });
    const product = await makeProduct(db);
    const bought = await send(app, 'POST /api/checkout', {
      cookie,
      key: randomUUID(),
      body: { items: [lineOf(product)] },
    });
    expect(bought.status).toBe(200);
    expect(await sourcesIn(db, 'orders')).toEqual([['claude', 'claude']]);
    const sent = await app.post('/api/forms/contact', { ...formFields.contact, ...formEnvelope() });
    expect(sent.status).toBe(200);
    expect(await sourcesIn(db, 'leads')).toEqual([['claude', 'claude']]);
    await completeProfile(db, id);
    const booked = await send(app, 'POST /api/bookings/free-consultation', {
      cookie,
      key: randomUUID(),
      body: {},
    });
    expect(booked.status).toBe(200);
    expect(await sourcesIn(db, 'consultation_bookings')).toEqual([['claude', 'claude']]);
    await app.post('/api/subscribers', { email: 'baru@contoh.example' });
    const link = linkIn((await app.lastMail('baru@contoh.example')).text);
    await endDay(db);
    const token = new URL(link, 'http://localhost').searchParams.get('token');
    expect((await app.post('/api/subscribers/confirm', { token })).status).toBe(200);
    const { rows } = await db.pool.query(
      `select s.name from people p join traffic_sources s on s.id = p.first_source_id where p.email = 'baru@contoh.example'`,
    );
    expect(rows).toEqual([{ name: 'claude' }]);
  });

  test('who asks not to be followed buys without a source', async ({ db }) => {
    const app = createComposedApp(db);
    await openPage(app, { path: '/', agent: '', tags: { utm_source: 'radio' } });
    const sent = await app.post(
      '/api/forms/contact',
      { ...formFields.contact, ...formEnvelope() },
      { ...agent, 'sec-gpc': '1' },
    );
    expect(sent.status).toBe(200);
    expect(await sourcesIn(db, 'leads')).toEqual([[null, null]]);
  });
});
