import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { SegmentRules } from '#contract/segments/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { importPeople, tagContacts } from '#server/people/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createSegment } from '#server/segments/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, send } from '#tests/support/shop/accounts.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { addEnrolment, followSegments, pauseSequence, startSequence } from './index.ts';
import { decide, makeReader, makeSequence, standings } from './testing/lines.ts';

async function buy(db: Database, name: string, product: Awaited<ReturnType<typeof makeProduct>>) {
  const app = createComposedApp(db);
  const email = `${name}@contoh.example`;
  await giveCredit(db, await makeAccount(db, email), rupiah(1_000_000));
  const cookie = await cookieFor(app, email);
  const body = { items: [{ product_id: product.id, price: product.price }] };
  const bought = await send(app, 'POST /api/checkout', { cookie, body, key: randomUUID() });
  if (bought.status !== 200) throw new Error(await bought.text());
}

const changeTag = (db: Database, id: string, change: 'add' | 'remove') =>
  withTx(db, (tx) => tagContacts(tx, systemActor, { ids: [id], tag: 'vip', change }));

describe('somebody enters', () => {
  test('with the consent, once, and not when they had it before the sequence ran', async ({ db }) => {
    await makeReader(db, 'lama');
    await makeSequence(db);
    await makeReader(db, 'ana');
    await decide(db, 'ana', { isGranted: false });
    await decide(db, 'ana');
    expect(await standings(db)).toEqual(['ana -']);
  });

  test('by the source of the consent', async ({ db }) => {
    await makeSequence(db, { trigger: { kind: 'source', value: 'product:gratis' } });
    await makeReader(db, 'ana', 'product:gratis');
    await makeReader(db, 'budi', 'footer');
    expect(await standings(db)).toEqual(['ana -']);
  });

  test('by a tag', async ({ db }) => {
    await makeSequence(db, { trigger: { kind: 'tag', value: 'vip' } });
    const id = await makeReader(db, 'ana');
    await makeReader(db, 'budi');
    await changeTag(db, id, 'add');
    expect(await standings(db)).toEqual(['ana -']);
  });

  test('by a purchase, in its transaction, if they agreed; a guest who agrees within a week afterwards, too', async ({
    db,
  }) => {
    const product = await makeProduct(db);
    await makeSequence(db, { trigger: { kind: 'bought', value: product.id } });
    await buy(db, 'ana', product);
    expect(await standings(db)).toEqual([]);
    await decide(db, 'ana', { source: 'checkout' });
    expect(await standings(db)).toEqual(['ana -']);
    await makeReader(db, 'budi');
    await buy(db, 'budi', product);
    expect(await standings(db)).toEqual(['ana -', 'budi -']);
  });

  test('not by a purchase that is rolled back', async ({ db }) => {
    await makeSequence(db, { trigger: { kind: 'tag', value: 'vip' } });
    const id = await makeReader(db, 'ana');
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query("insert into person_tags (person_id, tag) values ($1, 'vip')", [id]);
    await client.query('rollback');
    client.release();
    expect(await standings(db)).toEqual([]);
  });

  test('once, if two files bring the same address with its consent', async ({ db }) => {
    await makeSequence(db);
    const staff = { ...systemActor, id: await makeAccount(db, 'admin@contoh.example', 'admin') };
    const csv = 'email,consent_date,consent_source\nana@contoh.example,2026-01-05,Buku tamu';
    for (const source of ['Buku tamu', 'Pameran']) {
      const file = { csv, source, dry_run: false, now: new Date(), idempotency_key: randomUUID() };
      expect(await importPeople(db, staff, file)).toMatchObject({ ok: true });
    }
    expect(await standings(db)).toEqual(['ana -']);
  });

  test('once, if ten transactions enrol the same person at the same time', async ({ db }) => {
    const { id } = await makeSequence(db, { trigger: { kind: 'hand' } });
    await makeReader(db, 'ana');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        withTx(db, (tx) => addEnrolment(tx, systemActor, { id, email: 'ana@contoh.example' })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await standings(db)).toEqual(['ana -']);
  });

  test('not without consent, not bounced, and nobody by hand who is unknown', async ({ db }) => {
    const { id } = await makeSequence(db, { trigger: { kind: 'hand' } });
    await makeReader(db, 'ana');
    await decide(db, 'ana', { isGranted: false });
    await makeReader(db, 'budi');
    await db.pool.query("update people set bounced_at = now() where email like 'budi%'");
    const codeFor = async (name: string) => {
      const added = await withTx(db, (tx) =>
        addEnrolment(tx, systemActor, { id, email: `${name}@contoh.example` }),
      );
      return added.ok ? 'added' : added.refusal.code;
    };
    expect([await codeFor('ana'), await codeFor('budi'), await codeFor('cici')]).toEqual([
      'PERSON_UNREACHABLE',
      'PERSON_UNREACHABLE',
      'PERSON_NOT_FOUND',
    ]);
  });

  test('not while it is paused', async ({ db }) => {
    const { id } = await makeSequence(db);
    await withTx(db, (tx) => pauseSequence(tx, systemActor, id));
    await makeReader(db, 'ana');
    expect(await standings(db)).toEqual([]);
  });
});

const tagged: SegmentRules = { match: 'all', rules: [{ fact: 'tag', operator: 'is', value: 'vip' }] };

describe('a segment', () => {
  async function makeSegment(db: Database) {
    const made = await withTx(db, (tx) => createSegment(tx, systemActor, { name: 'VIP', ...tagged }));
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value.id;
  }

  test('brings in who joins it from now on, and again after leaving it if they may', async ({ db }) => {
    const [ana, budi] = [await makeReader(db, 'ana'), await makeReader(db, 'budi')];
    await changeTag(db, ana, 'add');
    const segment = await makeSegment(db);
    const { id } = await makeSequence(db, {
      trigger: { kind: 'segment', value: segment },
      is_restartable: true,
    });
    await followSegments(db);
    expect(await standings(db)).toEqual([]);
    await changeTag(db, budi, 'add');
    await followSegments(db);
    await followSegments(db);
    expect(await standings(db)).toEqual(['budi -']);
    await db.pool.query("update sequence_enrolments set ended_at = now(), end_reason = 'finished'");
    await changeTag(db, budi, 'remove');
    await followSegments(db);
    await changeTag(db, budi, 'add');
    await followSegments(db);
    expect(await standings(db)).toEqual(['budi finished', 'budi -']);
    await withTx(db, (tx) => pauseSequence(tx, systemActor, id));
    await withTx(db, (tx) => startSequence(tx, systemActor, { id, with_present: true }));
    expect(await standings(db)).toEqual(['budi finished', 'budi -']);
  });

  test('brings in who is in it already when it is started so', async ({ db }) => {
    const ana = await makeReader(db, 'ana');
    await changeTag(db, ana, 'add');
    const { id } = await makeSequence(db, { trigger: { kind: 'segment', value: await makeSegment(db) } });
    await withTx(db, (tx) => pauseSequence(tx, systemActor, id));
    await db.pool.query('delete from sequence_segment_members');
    await withTx(db, (tx) => startSequence(tx, systemActor, { id, with_present: true }));
    expect(await standings(db)).toEqual(['ana -']);
  });
});
