import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { succeed } from '#shared/result.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { type FlakyConnection, openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { isUnavailable } from '../failures/failures.ts';
import { type Database, openDatabase } from './db.ts';
import { withTx } from './with-tx.ts';

/** So short that waiting for it costs little, and still long for an answer that does come. */
const TIMEOUT_MS = 1_000;

const test = base.extend<{ line: FlakyConnection; behind: Database }>({
  line: async ({ databaseUrl }, use) => {
    const line = await openFlakyConnection(databaseUrl);
    await use(line);
    await line.close();
  },
  behind: async ({ line }, use) => {
    const db = openDatabase(line.url, { pool_size: 2, queryTimeoutMs: TIMEOUT_MS });
    await use(db);
    db.abort();
  },
});

const note = (key: string) => sql`insert into app_state (key, value) values (${key}, '1')`;

test('a query on a database that froze fails though no answer comes, and the pool goes on when it is back', async ({
  line,
  behind,
}) => {
  await behind.pool.query('select 1');
  line.freeze();
  const failure = await behind.orm.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  line.thaw();
  expect((await behind.orm.execute(sql`select 1`)).rowCount).toBe(1);
});

test('what a transaction wrote before the database froze is not in the next one', async ({
  line,
  behind,
  db,
}) => {
  const broken = withTx(behind, async (tx) => {
    await tx.execute(note('before'));
    line.freeze();
    return succeed(await tx.execute(note('during')));
  });
  await expect(broken).rejects.toSatisfy(isUnavailable);
  line.thaw();
  for (const key of ['after-1', 'after-2']) {
    await withTx(behind, async (tx) => succeed(await tx.execute(note(key))));
  }
  const { rows } = await db.pool.query('select key from app_state order by key');
  expect(rows).toEqual([{ key: 'after-1' }, { key: 'after-2' }]);
});

test('transactions that could not begin take no connection away', async ({ line, behind }) => {
  const nothing = () => withTx(behind, async () => succeed(null));
  await Promise.all([behind.pool.query('select 1'), behind.pool.query('select 1')]);
  line.freeze();
  const failed = await Promise.allSettled([nothing(), nothing()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  line.thaw();
  expect(await nothing()).toEqual({ ok: true, value: null });
});

test('closing does not wait for what hangs', async ({ line }) => {
  const db = openDatabase(line.url, { pool_size: 2, queryTimeoutMs: 60_000 });
  const hanging = db.pool.query('select pg_sleep(60)').catch(() => 'broken off');
  await nextTurn();
  await db.pool.query('select 1');
  line.freeze();
  db.abort();
  expect(await hanging).toBe('broken off');
});

test('a statement that is too slow is ended by the server, and its connection is kept', async ({
  behind,
}) => {
  const client = await behind.pool.connect();
  await expect(client.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  expect((await client.query('select 1')).rowCount).toBe(1);
  client.release();
});

test('what is asked in one turn shares a few connections, and what fails takes nothing else with it', async ({
  db,
}) => {
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const asked = await Promise.all(Array.from({ length: 12 }, () => db.orm.execute<{ pid: number }>(backend)));
  expect(new Set(asked.map(({ rows }) => rows[0]?.pid)).size).toBeLessThanOrEqual(2);
  const outcomes = await Promise.allSettled([
    db.orm.execute(note('first')),
    db.orm.execute(sql`select 1 / 0`),
    db.orm.execute(note('last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { rows } = await db.pool.query('select key from app_state order by key');
  expect(rows).toEqual([{ key: 'first' }, { key: 'last' }]);
});

test('a transaction says why it failed, not that what came after it failed too', async ({ db }) => {
  const broken = withTx(db, async (tx) =>
    succeed(
      await Promise.all([tx.execute(note('first')), tx.execute(sql`select 1 / 0`), tx.execute(note('last'))]),
    ),
  );
  await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } });
  expect((await db.pool.query('select key from app_state')).rows).toEqual([]);
});
