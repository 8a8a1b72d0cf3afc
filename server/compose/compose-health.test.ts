import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { succeed } from '#shared/result.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { openDatabase } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { coalesceChecks, readReadiness } from './compose-health.ts';

const test = base;
const none = () => null;
const data_dir = '/';

test('a database that answers, is migrated and has no old job is ready', async ({ db }) => {
  const { status, checks } = await readReadiness({ db, data_dir, isWorkerHealthy: () => true });
  expect(status).toBe('ready');
  expect(checks).toMatchObject({
    database: { status: 'ok' },
    migrations: { status: 'ok' },
    worker: { status: 'ok', oldest_job_seconds: 0 },
  });
  expect(checks.disk.free_mb).toBeGreaterThan(0);
});

test('a worker that does not look for jobs is named, with the age of the oldest', async ({ db }) => {
  const run_at = new Date(Date.now() - 350_000);
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {}, run_at })));
  const ill = await readReadiness({ db, data_dir, isWorkerHealthy: () => false });
  expect(ill.status).toBe('not ready');
  expect(ill.checks.worker.status).toBe('fail');
  expect(ill.checks.worker.oldest_job_seconds).toBeGreaterThanOrEqual(350);
  // A web process serves its pages all the same.
  const web = await readReadiness({ db, data_dir, isWorkerHealthy: none });
  expect([web.status, web.checks.worker.status]).toEqual(['ready', 'warn']);
});

test('a database that is older than the build is named', async ({ db }) => {
  await db.orm.execute(sql`delete from schema_migrations where name like '0000%'`);
  const { status, checks } = await readReadiness({ db, data_dir, isWorkerHealthy: none });
  expect([status, checks.database.status, checks.migrations.status]).toEqual(['not ready', 'ok', 'fail']);
});

test('however many ask at once or within a second, it is looked once', async () => {
  let now = 0;
  const first = Promise.withResolvers<string>();
  const look = vi.fn(() => first.promise);
  const ask = coalesceChecks(look, () => now);
  const asked = [ask(), ask()];
  now = 5_000;
  asked.push(ask());
  first.resolve('ready');
  expect(await Promise.all(asked)).toEqual(['ready', 'ready', 'ready']);
  now += 999;
  await ask();
  expect(look).toHaveBeenCalledTimes(1);
  now += 1;
  await ask();
  expect(look).toHaveBeenCalledTimes(2);
});

test('a frozen database is named by a limit of two seconds', async ({ databaseUrl }) => {
  const line = await openFlakyConnection(databaseUrl);
  const db = openDatabase(line.url);
  await db.pool.query('select 1');
  line.freeze();
  const { status, checks } = await readReadiness({ db, data_dir, isWorkerHealthy: none });
  expect([status, checks.database]).toEqual([
    'not ready',
    { status: 'fail', detail: 'no answer within 2000 ms' },
  ]);
  db.abort();
  await line.close();
});
