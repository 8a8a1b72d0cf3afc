import { describe, expect } from 'vitest';
import { readConsentHistory } from '#server/consents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eraseAccountNow, unsubscribeToken } from '#server/privacy/index.ts';
import { AUTH_SECRET, createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { test } from '#tests/support/machine/database.ts';
import { makeAccount } from '#tests/support/shop/accounts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { choicesToken } from './index.ts';

const EMAIL = 'rina@contoh.example';

/** A visitor's mailbox and presses. */
function openVisitor(db: Database, app = createComposedApp(db)) {
  const mails = async (email = EMAIL) => {
    await app.drainJobs();
    return listDevMails(db, email);
  };
  const read = async (answer: Promise<Response>) => {
    const response = await answer;
    return { status: response.status, ...(await response.json()) };
  };
  const tokenIn = async (path: string, email = EMAIL) =>
    (await mails(email))
      .flatMap(({ text }) => new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1] ?? [])
      .map(decodeURIComponent)[0] ?? '';
  const confirm = async (body: object = {}, email = EMAIL) =>
    read(
      app.post('/api/subscribers/confirm', { token: await tokenIn('/subscribe/confirm', email), ...body }),
    );
  return {
    app,
    mails,
    read,
    confirm,
    subscribe: (body: object = {}) => read(app.post('/api/subscribers', { email: EMAIL, ...body })),
    choices: async () => read(app.get(`/api/mail/choices?token=${await tokenIn('/mail-choices')}`)),
    choose: async (...purposes: string[]) =>
      read(
        app.app.fetch(
          new Request('http://localhost:3000/api/mail/choices', {
            method: 'PUT',
            headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
            body: JSON.stringify({
              token: await tokenIn('/mail-choices'),
              granted: purposes.map((purpose) => ({ purpose, channel: 'mail' })),
            }),
          }),
          '10.0.0.1',
        ),
      ),
    remove: async () =>
      read(app.post('/api/mail/choices/deletion', { token: await tokenIn('/mail-choices') })),
  };
}

const logOf = async (db: Database) =>
  (
    await db.pool.query(
      'select purpose, channel, is_granted, source, words is not null as has_words from consents order by id',
    )
  ).rows;
const peopleOf = async (db: Database) =>
  (await db.pool.query('select email, source, language, user_id from people order by created_at')).rows;

describe('an address that is left for news', () => {
  test('counts once its mailed link is used, and the log keeps words, source and channel', async ({ db }) => {
    const { subscribe, confirm, mails } = openVisitor(db);
    expect(await subscribe({ place: 'blog', about: 'stok' })).toEqual({ status: 200, received: true });
    expect(await peopleOf(db)).toEqual([]);
    expect(await logOf(db)).toEqual([]);
    expect(await confirm({ offers: true })).toMatchObject({ status: 200, state: 'confirmed' });
    expect(await peopleOf(db)).toEqual([
      { email: EMAIL, source: 'blog:stok', language: 'id', user_id: null },
    ]);
    const granted = { channel: 'mail', is_granted: true, source: 'blog:stok', has_words: true };
    expect(await logOf(db)).toEqual([
      { ...granted, purpose: 'news' },
      { ...granted, purpose: 'offers' },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toHaveLength(2);
  });

  test('is answered the same whether it is known, has left, or belongs to an account', async ({ db }) => {
    const { subscribe, confirm, mails } = openVisitor(db);
    const { email: known } = await makePerson(db);
    await subscribe();
    await confirm();
    const mailed = (await mails()).length;
    const received = { status: 200, received: true };
    for (const email of [EMAIL, known, 'baru@contoh.example'])
      expect(await subscribe({ email })).toEqual(received);
    expect(await mails()).toHaveLength(mailed);
  });

  test('is asked to confirm once in ten minutes and three times an hour; a filled trap sends nothing', async ({
    db,
  }) => {
    const { subscribe, mails } = openVisitor(db);
    await subscribe({ trap: 'https://spam.example' });
    expect(await mails()).toEqual([]);
    for (const _ of [1, 2, 3, 4, 5]) {
      await Promise.all([subscribe(), subscribe()]);
      await db.pool.query(
        "update subscriber_confirmations set created_at = created_at - interval '11 minutes'",
      );
    }
    expect(await mails()).toHaveLength(3);
  });

  test('a link says the truth: used before, left since, too old, unknown', async ({ db }) => {
    const { app, read, subscribe, confirm, choose } = openVisitor(db);
    await subscribe();
    await db.pool.query("update subscriber_confirmations set created_at = now() - interval '8 days'");
    expect(await confirm()).toMatchObject({ status: 410, code: 'CONFIRMATION_EXPIRED' });
    await db.pool.query('update subscriber_confirmations set created_at = now()');
    const twice = await Promise.all([confirm(), confirm()]);
    expect(twice.map(({ state }) => state).toSorted()).toEqual(['already_confirmed', 'confirmed']);
    expect(await logOf(db)).toHaveLength(1);
    expect(await choose()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 200, state: 'unsubscribed' });
    expect((await logOf(db)).at(-1)).toMatchObject({ is_granted: false, source: 'mail_choices' });
    for (const token of ['', 'x', choicesToken('00000000-0000-4000-8000-000000000000', AUTH_SECRET)])
      expect(await read(app.post('/api/subscribers/confirm', { token }))).toMatchObject({ status: 410 });
  });

  test('that nobody confirms is gone after 30 days, with its row', async ({ db }) => {
    const { app, subscribe } = openVisitor(db);
    const left = async () => (await db.pool.query('select email from subscriber_confirmations')).rowCount;
    const prune = () => app.jobs.find(({ name }) => name === 'forget-subscriber-confirmations')?.run({});
    await subscribe();
    await db.pool.query("update subscriber_confirmations set created_at = now() - interval '29 days'");
    await prune();
    expect(await left()).toBe(1);
    await db.pool.query("update subscriber_confirmations set created_at = now() - interval '31 days'");
    await prune();
    expect(await left()).toBe(0);
  });
});

describe('who gets news', () => {
  test('leaves by one click of the mail program, which ends that purpose and no other', async ({ db }) => {
    const { app, subscribe, confirm, mails, choices } = openVisitor(db);
    await subscribe();
    await confirm({ offers: true });
    const [welcome] = await mails();
    expect(welcome?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<([^>]+)>/.exec(welcome?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    for (const _ of [1, 2]) {
      const left = await app.post(url.pathname + url.search, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(await left.json()).toEqual({ topic: 'news' });
    }
    const { consents } = (await choices()).choices;
    expect(consents).toMatchObject([
      { purpose: 'news', is_granted: false, source: 'mail' },
      { purpose: 'offers', is_granted: true },
    ]);
    expect(await logOf(db)).toHaveLength(3);
    const forged = unsubscribeToken({ user_id: '00000000-0000-4000-8000-000000000000', topic: 'news' }, 'x');
    expect((await app.post(`/api/mail/unsubscribe?token=${forged}`, {})).status).toBe(410);
  });

  test('chooses by the signed link, without signing in, and may delete the address; the proof stays', async ({
    db,
  }) => {
    const { subscribe, confirm, choose, choices, remove } = openVisitor(db);
    await subscribe();
    await confirm();
    await choose('offers', 'reminders');
    const { consents, email } = (await choices()).choices;
    expect(email).toBe(EMAIL);
    expect(consents.filter(({ is_granted }: { is_granted: boolean }) => is_granted)).toMatchObject([
      { purpose: 'offers', source: 'mail_choices' },
      { purpose: 'reminders', source: 'mail_choices' },
    ]);
    expect(await remove()).toEqual({ status: 200, deleted: true });
    expect(await peopleOf(db)).toEqual([]);
    expect(await choices()).toMatchObject({ status: 410 });
    const states = await db.pool.query('select email_digest, is_granted from consent_states');
    expect(states.rows.map(({ is_granted }) => is_granted)).toEqual([false, false, false]);
    expect(JSON.stringify(states.rows)).not.toContain('rina');
  });

  test('finds it in the settings of the account, follows a changed address, and goes with the account', async ({
    db,
  }) => {
    const { app, subscribe, confirm, remove } = openVisitor(db);
    await subscribe();
    await confirm();
    const id = await makeAccount(db, EMAIL);
    expect(await peopleOf(db)).toMatchObject([{ email: EMAIL, source: 'page', user_id: id }]);
    expect(await remove()).toMatchObject({ status: 409, code: 'HAS_ACCOUNT' });
    expect(await readConsentHistory(db.orm, id)).toMatchObject([{ purpose: 'news', channel: 'mail' }]);
    await db.pool.query("update users set email = 'pindah@contoh.example' where id = $1", [id]);
    const granted = await db.pool.query(
      "select source from consent_states where email_digest = address_digest('pindah@contoh.example') and is_granted",
    );
    expect(granted.rows).toEqual([{ source: 'address_change' }]);
    await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, id)));
    await app.drainJobs();
    const after = await db.pool.query(
      "select is_granted from consent_states where email_digest = address_digest('pindah@contoh.example')",
    );
    expect(after.rows).toEqual([{ is_granted: false }]);
    expect(JSON.stringify(await peopleOf(db))).not.toContain('pindah');
  });
});

test('a tick for news at a freebie or a waiting list counts once that address is proved', async ({ db }) => {
  const { app, mails } = openVisitor(db);
  const guest = openBrowser(db, app);
  const freebie = await makeProduct(db, { price: 0, type: 'freebie' });
  await guest.open(freebie, { email: EMAIL, body: { news: true } });
  await guest.open(freebie, { email: 'tanpa@contoh.example' });
  const awaited = await makeProduct(db, { stock: 0 });
  const wait = { email: 'tunggu@contoh.example', consent: true };
  await app.post(`/api/products/${awaited.id}/notify`, wait);
  await app.post(`/api/products/${awaited.id}/notify`, { ...wait, news: true });
  expect((await logOf(db)).filter(({ channel }) => channel !== null)).toEqual([]);
  for (const email of [EMAIL, 'tanpa@contoh.example']) {
    const [mail] = await mails(email);
    const token = /purchase\/open\S*[?&]token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await app.post('/api/checkout/guest/claim', { token: decodeURIComponent(token) })).status).toBe(
      200,
    );
  }
  const [asked] = await mails(wait.email);
  const token = /confirm\?token=(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
  await app.post('/api/notify/confirm', { token: decodeURIComponent(token) });
  const messages = (await logOf(db)).filter(({ channel }) => channel !== null);
  expect(messages).toMatchObject([
    { purpose: 'news', source: 'checkout', has_words: true },
    { purpose: 'news', source: expect.stringMatching(/^product:/), has_words: true },
  ]);
});
