import { expect } from 'vitest';
import type { BroadcastChange } from '#contract/broadcasts/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { describe, test } from '#tests/support/machine/database.ts';
import { broadcastText, makeBroadcast } from '#tests/support/shop/broadcasts.ts';
import { makeReaders, withdraw } from '#tests/support/shop/readers.ts';
import {
  changeBroadcast,
  copyBroadcast,
  deleteBroadcast,
  readBroadcast,
  sendBroadcast,
  updateBroadcast,
} from './index.ts';

const send = (db: Database, id: string, over: { version?: number; scheduled_at?: string } = {}) =>
  withTx(db, (tx) => sendBroadcast(tx, systemActor, { id, version: 1, scheduled_at: null, ...over }));

const change = (db: Database, id: string, wanted: BroadcastChange) =>
  withTx(db, (tx) => changeBroadcast(tx, systemActor, { id, change: wanted }));

async function read(db: Database, id: string) {
  const found = await readBroadcast(db.orm, id);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}

const openApp = (db: Database) => createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '1000' } });

/** The minute in which what has gone out is closed. */
const passMinute = async (app: ComposedApp) => {
  await app.jobs.find(({ name }) => name === 'run-broadcasts')?.run({});
  await app.drainJobs();
};

const makeSegment = async (db: Database, tag: string) => {
  const rules = { match: 'all', rules: [{ fact: 'tag', operator: 'is', value: tag }] };
  const { rows } = await db.pool.query<{ id: string }>(
    'insert into segments (name, definition) values ($1, $2) returning id',
    [tag, JSON.stringify(rules)],
  );
  return rows[0]?.id ?? '';
};

describe('a broadcast', () => {
  test('goes to everybody who agreed to its purpose, and is over then', async ({ db }) => {
    const app = openApp(db);
    await makeReaders(db, 12);
    await withdraw(db, 'pembaca-3@contoh.example');
    await db.pool.query(
      "insert into people (email, source) values ('tanpa-izin@contoh.example', 'import:a')",
    );
    const id = await makeBroadcast(db);
    expect(await read(db, id)).toMatchObject({ state: 'draft', readers: 11 });
    expect(await send(db, id)).toEqual({ ok: true, value: 'sending' });
    expect(await send(db, id)).toEqual({ ok: true, value: 'sending' });
    await app.drainJobs();
    await passMinute(app);
    expect(await read(db, id)).toMatchObject({
      state: 'sent',
      figures: { recipients: 11, delivered: 11, queued: 0 },
    });
    const mails = await listDevMails(db, null);
    expect(mails.filter(({ subject }) => subject === broadcastText.subject)).toHaveLength(11);
  });

  test('goes to a segment only', async ({ db }) => {
    const app = openApp(db);
    const [first = ''] = await makeReaders(db, 3);
    await db.pool.query("insert into person_tags (person_id, tag) values ($1, 'vip')", [first]);
    const id = await makeBroadcast(db, { audience: 'segment', segment_id: await makeSegment(db, 'vip') });
    await send(db, id);
    await app.drainJobs();
    expect((await read(db, id)).figures).toMatchObject({ recipients: 1, delivered: 1 });
  });

  test('whose segment was deleted meanwhile goes to nobody', async ({ db }) => {
    await makeReaders(db, 2);
    const segment_id = await makeSegment(db, 'vip');
    const id = await makeBroadcast(db, { audience: 'segment', segment_id });
    await db.pool.query('delete from segments where id = $1', [segment_id]);
    expect(await send(db, id)).toMatchObject({ refusal: { code: 'BROADCAST_WITHOUT_SEGMENT' } });
    expect(await read(db, id)).toMatchObject({ audience: 'segment', segment: null, readers: 0 });
  });

  test('at a time leaves then, and not before', async ({ db }) => {
    const app = openApp(db);
    await makeReaders(db, 2);
    const id = await makeBroadcast(db);
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await send(db, id, { scheduled_at })).toEqual({ ok: true, value: 'scheduled' });
    await passMinute(app);
    expect(await read(db, id)).toMatchObject({ state: 'scheduled', figures: { recipients: 0 } });
    await db.pool.query("update broadcasts set scheduled_at = now() - interval '1 second'");
    await passMinute(app);
    expect((await read(db, id)).figures).toMatchObject({ delivered: 2 });
  });

  test('whose time was taken back is a draft again', async ({ db }) => {
    await makeReaders(db, 1);
    const id = await makeBroadcast(db);
    await send(db, id, { scheduled_at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await change(db, id, 'unschedule')).toEqual({ ok: true, value: 'draft' });
    expect(await read(db, id)).toMatchObject({ state: 'draft', scheduled_at: null });
  });

  test('that is paused waits, goes on, and honours who left meanwhile', async ({ db }) => {
    await db.pool.query("insert into settings (key, value) values ('mails_per_minute', '4')");
    const app = createComposedApp(db);
    await makeReaders(db, 10);
    const id = await makeBroadcast(db);
    await send(db, id);
    await app.drainJobs();
    expect((await read(db, id)).figures).toMatchObject({ delivered: 4, queued: 6 });
    expect(await change(db, id, 'pause')).toEqual({ ok: true, value: 'paused' });
    const { rows } = await db.pool.query<{ email: string }>(
      "select p.email from mailing_sends s join people p on p.id = s.person_id where s.state = 'queued' limit 1",
    );
    await withdraw(db, rows[0]?.email ?? '');
    await db.pool.query('delete from rate_limits');
    await app.jobs.find(({ name }) => name === 'send-mailings')?.run({});
    expect((await read(db, id)).figures).toMatchObject({ delivered: 4 });
    expect(await change(db, id, 'resume')).toEqual({ ok: true, value: 'sending' });
    for (let minute = 0; minute < 2; minute++) {
      await db.pool.query('delete from rate_limits');
      await app.jobs.find(({ name }) => name === 'send-mailings')?.run({});
    }
    expect((await read(db, id)).figures).toMatchObject({ delivered: 9, skipped: 1, queued: 0 });
  });

  test('that is stopped sends nothing more, and can not go on', async ({ db }) => {
    await db.pool.query("insert into settings (key, value) values ('mails_per_minute', '3')");
    const app = createComposedApp(db);
    await makeReaders(db, 8);
    const id = await makeBroadcast(db);
    await send(db, id);
    await app.drainJobs();
    expect(await change(db, id, 'cancel')).toEqual({ ok: true, value: 'cancelled' });
    await db.pool.query('delete from rate_limits');
    await passMinute(app);
    expect(await read(db, id)).toMatchObject({
      state: 'cancelled',
      figures: { delivered: 3, skipped: 5, queued: 0 },
    });
    expect(await change(db, id, 'resume')).toMatchObject({ refusal: { code: 'BROADCAST_NOT_RUNNING' } });
  });

  test('without readers is refused, and one that changed since it was seen as well', async ({ db }) => {
    const id = await makeBroadcast(db);
    expect(await send(db, id)).toMatchObject({ refusal: { code: 'BROADCAST_WITHOUT_READERS' } });
    expect(await send(db, id, { version: 2 })).toMatchObject({ refusal: { code: 'BROADCAST_CHANGED' } });
  });

  test('is changed by one at a time, and not once it is out', async ({ db }) => {
    await makeReaders(db, 1);
    const id = await makeBroadcast(db);
    const edit = (version: number, subject: string) =>
      withTx(db, (tx) => updateBroadcast(tx, systemActor, { ...broadcastText, id, version, subject }));
    expect(await edit(1, 'Satu')).toMatchObject({ ok: true });
    expect(await edit(1, 'Dua')).toMatchObject({ refusal: { code: 'BROADCAST_CHANGED' } });
    await send(db, id, { version: 2 });
    expect(await edit(2, 'Tiga')).toMatchObject({ refusal: { code: 'BROADCAST_STARTED' } });
    const removed = await withTx(db, (tx) => deleteBroadcast(tx, systemActor, id));
    expect(removed).toMatchObject({ refusal: { code: 'BROADCAST_STARTED' } });
  });

  test('is duplicated as a draft with the same texts and recipients, and a draft is deleted whole', async ({
    db,
  }) => {
    await makeReaders(db, 1);
    const id = await makeBroadcast(db, { subject: 'Asli', body: '<p>Sama</p>' });
    await send(db, id);
    const copied = await withTx(db, (tx) => copyBroadcast(tx, systemActor, id));
    const copy = copied.ok ? copied.value.id : '';
    expect(await read(db, copy)).toMatchObject({ state: 'draft', subject: 'Asli', body: '<p>Sama</p>' });
    expect(await withTx(db, (tx) => deleteBroadcast(tx, systemActor, copy))).toMatchObject({ ok: true });
    const { rows } = await db.pool.query('select count(*)::int as messages from mailing_messages');
    expect(rows).toEqual([{ messages: 1 }]);
  });

  test('leaves a trail in the audit log', async ({ db }) => {
    await makeReaders(db, 1);
    const id = await makeBroadcast(db);
    await send(db, id);
    await change(db, id, 'pause');
    await change(db, id, 'cancel');
    const { rows } = await db.pool.query<{ action: string }>('select action from audit_entries order by id');
    expect(rows.map(({ action }) => action)).toEqual([
      'broadcast.created',
      'broadcast.sent',
      'broadcast.pause',
      'broadcast.cancel',
    ]);
  });
});

test('what is typed into a mail is cleaned before it is kept', async ({ db }) => {
  const id = await makeBroadcast(db, { body: '<p onclick="x()">Halo<script>x()</script></p>' });
  expect((await read(db, id)).body).toBe('<p>Halo</p>');
});

test('a product that is not there is refused', async ({ db }) => {
  const product_id = '00000000-0000-4000-8000-000000000000';
  await expect(makeBroadcast(db, { product_id })).rejects.toThrow('PRODUCT_NOT_FOUND');
});
