import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { SegmentRules } from '#contract/segments/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { countPeopleIn, createSegment } from '#server/segments/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, send } from '#tests/support/shop/accounts.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { importPeople, listContacts, tagContacts } from './index.ts';

const actor = systemActor;
const all = { limit: 50, offset: 0, sort: '-created_at' } as const;

const listed = async (db: Database, query: object = {}) => {
  const found = await listContacts(db.orm, { ...all, ...query });
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.people;
};
const emailsOf = async (db: Database, query: object = {}) =>
  (await listed(db, query)).map(({ email }) => email).toSorted();

/** Two buyers of A, one of them also of B, and a subscriber who never bought. */
async function openShop(db: Database) {
  const app = createComposedApp(db);
  const [a, b] = [await makeProduct(db), await makeProduct(db)];
  const buy = async (name: string, ...products: readonly (typeof a)[]) => {
    const email = `${name}@contoh.example`;
    await giveCredit(db, await makeAccount(db, email), rupiah(1_000_000));
    const cookie = await cookieFor(app, email);
    for (const { id: product_id, price } of products) {
      const body = { items: [{ product_id, price }] };
      const bought = await send(app, 'POST /api/checkout', { cookie, body, key: randomUUID() });
      if (bought.status !== 200) throw new Error(await bought.text());
    }
  };
  await buy('ana', a);
  await buy('budi', a, b);
  await db.pool.query(
    "insert into people (email, source, language) values ('cici@contoh.example', 'footer', 'en')",
  );
  await agree(db, 'cici@contoh.example');
  return { app, a, b };
}

const agree = (db: Database, email: string, isGranted = true) =>
  db.pool.query(
    `insert into consents (email_digest, purpose, channel, is_granted, source)
     values (address_digest($1), 'news', 'mail', $2, 'footer')`,
    [email, isGranted],
  );

const ANA = 'ana@contoh.example';
const BUDI = 'budi@contoh.example';
const CICI = 'cici@contoh.example';

describe('the list of people', () => {
  test('has every address once, with what was bought and agreed to', async ({ db }) => {
    await openShop(db);
    const people = await listed(db);
    expect(people.map(({ email }) => email)).toEqual([CICI, BUDI, ANA]);
    expect(people).toMatchObject([
      { user_id: null, mail_state: 'subscribed', total_orders: 0, total_spent: 0, source: 'footer' },
      { mail_state: 'no_consent', total_orders: 2, source: 'account' },
      { mail_state: 'no_consent', total_orders: 1 },
    ]);
    expect(people[1]?.total_spent).toBeGreaterThan(people[2]?.total_spent ?? 0);
    await makeAccount(db, CICI);
    expect(await listed(db, { search: 'cici' })).toMatchObject([{ source: 'footer', language: 'en' }]);
    await agree(db, CICI, false);
    expect(await emailsOf(db, { mail: 'unsubscribed' })).toEqual([CICI]);
    await db.pool.query('update people set bounced_at = now() where email = $1', [CICI]);
    expect(await emailsOf(db, { mail: 'unsubscribed' })).toEqual([]);
    expect(await emailsOf(db, { mail: 'bounced' })).toEqual([CICI]);
    expect(await emailsOf(db, { mail: 'no_consent' })).toEqual([ANA, BUDI]);
  });

  test('is tagged in bulk, by rows or by filter, and a tag counts once', async ({ db }) => {
    await openShop(db);
    const tag = (target: object, change: 'add' | 'remove' = 'add') =>
      withTx(db, (tx) => tagContacts(tx, actor, { ...target, tag: 'vip', change }));
    expect(await tag({ filter: { account: 'yes' } })).toEqual({ ok: true, value: { changed: 2 } });
    const ids = (await listed(db)).map(({ id }) => id);
    expect(await tag({ ids })).toEqual({ ok: true, value: { changed: 1 } });
    expect(await emailsOf(db, { tag: 'vip' })).toEqual([ANA, BUDI, CICI]);
    expect(await tag({ filter: { search: 'ana' } }, 'remove')).toEqual({ ok: true, value: { changed: 1 } });
    expect(await emailsOf(db, { tag: 'vip' })).toEqual([BUDI, CICI]);
  });
});

describe('a segment', () => {
  const rules = (match: 'all' | 'any', ...rules: SegmentRules['rules']): SegmentRules => ({ match, rules });

  test('finds who bought A and not B, agreed, was tagged, spent, and each of their opposites', async ({
    db,
  }) => {
    const { a, b } = await openShop(db);
    await db.pool.query(
      "insert into person_tags (person_id, tag) select id, 'vip' from people where email = $1",
      [ANA],
    );
    const found = async (match: 'all' | 'any', ...given: SegmentRules['rules']) => {
      const name = randomUUID();
      const made = await withTx(db, (tx) => createSegment(tx, actor, { name, ...rules(match, ...given) }));
      if (!made.ok) throw new Error(made.refusal.code);
      const emails = await emailsOf(db, { segment: made.value.id });
      expect(await countPeopleIn(db.orm, rules(match, ...given))).toBe(emails.length);
      return emails.map((email) => email.split('@')[0]);
    };
    const is = 'is' as const;
    const isNot = 'is_not' as const;
    const boughtA = { fact: 'bought', operator: is, value: a.id } as const;
    const notB = { fact: 'bought', operator: isNot, value: b.id } as const;
    expect(await found('all', boughtA, notB)).toEqual(['ana']);
    expect(await found('any', boughtA, notB)).toEqual(['ana', 'budi', 'cici']);
    expect(await found('all', { fact: 'bought_within', operator: is, value: 90 })).toEqual(['ana', 'budi']);
    await db.pool.query(
      "update orders set created_at = now() - interval '91 days' where customer_email = $1",
      [ANA],
    );
    expect(await found('all', boughtA, { fact: 'bought_within', operator: isNot, value: 90 })).toEqual([
      'ana',
    ]);
    expect(await found('all', { fact: 'consent', operator: is, value: 'news/mail' })).toEqual(['cici']);
    expect(await found('all', { fact: 'consent', operator: isNot, value: 'news/mail' })).toEqual([
      'ana',
      'budi',
    ]);
    expect(
      await found(
        'any',
        { fact: 'tag', operator: is, value: 'vip' },
        { fact: 'language', operator: is, value: 'en' },
      ),
    ).toEqual(['ana', 'cici']);
    expect(await found('all', { fact: 'language', operator: isNot, value: 'en' })).toEqual(['ana', 'budi']);
    expect(await found('all', { fact: 'account', operator: isNot, value: 'any' })).toEqual(['cici']);
    expect(await found('all', { fact: 'source', operator: is, value: 'foo' })).toEqual(['cici']);
    const spent = a.price + b.price;
    expect(await found('all', { fact: 'spent', operator: is, value: rupiah(spent) })).toEqual(['budi']);
    expect(await found('all', { fact: 'spent', operator: isNot, value: rupiah(spent) })).toEqual([
      'ana',
      'cici',
    ]);
    await db.pool.query("update people set created_at = '2025-12-31T17:00:00Z' where email = $1", [BUDI]);
    expect(await found('all', { fact: 'added', operator: isNot, value: '2026-01-01' })).toEqual([]);
    expect(await found('all', { fact: 'added', operator: isNot, value: '2026-01-02' })).toEqual(['budi']);
  });
});

describe('a file of people', () => {
  const file = (db: Database, csv: string, { dry_run = false, staff = '' } = {}) =>
    importPeople(
      db,
      { ...systemActor, id: staff },
      {
        ...{ csv, source: 'Mailchimp', dry_run, idempotency_key: randomUUID() },
        now: new Date(),
      },
    );
  const stateOf = async (db: Database) =>
    (
      await db.pool.query(`
        select (select count(*)::int from consents) as consents, (select count(*)::int from person_tags) as tags,
               (select json_agg(json_build_object('email', email, 'name', full_name, 'source', source) order by email)
                from people where source <> 'account') as people`)
    ).rows[0];
  const good = [
    'email,name,language,tags,consent_date,consent_source',
    'DEWI@contoh.example,Dewi,id,VIP | Kelas,2025-03-01,Formulir situs lama',
    'edo@contoh.example,Edo,,,,',
    'keluar@contoh.example,Kela,,,2025-03-01,Formulir situs lama',
    'kembali@contoh.example,Kemb,,,2025-03-01,Formulir situs lama',
    'dewi@contoh.example,Dewi lagi,,,,',
  ].join('\n');

  test('brings people with their consent and its date; twice is the same state; who left or bounced stays so', async ({
    db,
  }) => {
    const staff = await makeAccount(db, 'staf@contoh.example');
    await agree(db, 'keluar@contoh.example', false);
    await db.pool.query(
      "insert into people (email, source, bounced_at) values ('kembali@contoh.example', 'footer', now())",
    );
    const before = await stateOf(db);
    const tried = await file(db, good, { dry_run: true, staff });
    expect(tried).toMatchObject({ value: { created: 3, updated: 1, refused: 0, is_written: false } });
    expect(await stateOf(db)).toEqual(before);
    const made = await file(db, good, { staff });
    expect(made).toMatchObject({
      value: { created: 3, updated: 1, subscribed: 1, kept_out: 2, without_consent: 1, is_written: true },
    });
    const after = await stateOf(db);
    const again = await file(db, good, { staff });
    expect(again).toMatchObject({ value: { created: 0, updated: 0, subscribed: 1, kept_out: 2 } });
    expect(await stateOf(db)).toEqual(after);
    expect(await emailsOf(db, { mail: 'subscribed' })).toEqual(['dewi@contoh.example']);
    expect(await emailsOf(db, { mail: 'no_consent', account: 'no' })).toEqual(['edo@contoh.example']);
    expect(await listed(db, { search: 'dewi' })).toMatchObject([
      {
        full_name: 'Dewi',
        tags: ['kelas', 'vip'],
        source: 'import:Mailchimp',
        news_source: 'import:Mailchimp',
      },
    ]);
    const { rows } = await db.pool.query(
      'select words, decided_at::date::text as day from consents where words is not null',
    );
    expect(rows).toEqual([{ words: 'Formulir situs lama', day: '2025-02-28' }]);
  });

  test('is refused whole when a row is wrong, and says which and why', async ({ db }) => {
    const staff = await makeAccount(db, 'staf@contoh.example');
    const bad = [
      'email,language,tags,consent_date,consent_source',
      'benar@contoh.example,id,,,',
      'bukan alamat,xx,,2999-01-01,Formulir',
      `lain@contoh.example,,${'a'.repeat(41)},2025-01-01,`,
    ].join('\n');
    const refused = await file(db, bad, { staff });
    expect(refused).toMatchObject({ value: { refused: 2, is_written: false } });
    expect(
      refused.ok && refused.value.rows.map(({ problems }) => problems.map(({ field }) => field)),
    ).toEqual([[], ['email', 'language', 'consent_date'], ['tags', 'consent_date']]);
    expect((await stateOf(db)).people).toBeNull();
    expect(await file(db, 'surel\nx@contoh.example', { staff })).toMatchObject({
      refusal: { code: 'CSV_UNREADABLE' },
    });
  });

  test('that was exported is read again and changes nothing', async ({ db }) => {
    const { app } = await openShop(db);
    const staff = await makeAccount(db, 'staf@contoh.example');
    await db.pool.query("update users set role = 'admin' where id = $1", [staff]);
    const cookie = await cookieFor(app, 'staf@contoh.example');
    const csv = await (await app.get('/api/admin/people.csv', { cookie })).text();
    expect(csv).toContain(`${CICI},,en,footer,subscribed`);
    const again = await file(db, csv, { staff });
    expect(again).toMatchObject({ value: { created: 0, updated: 0, refused: 0 } });
  });

  test('imported twice at once brings everybody once', async ({ db }) => {
    const staff = await makeAccount(db, 'staf@contoh.example');
    await Promise.all([file(db, good, { staff }), file(db, good, { staff })]);
    expect((await stateOf(db)).consents).toBe(3);
  });
});
