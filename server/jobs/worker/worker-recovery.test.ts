import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { locks, logger, pendingJobCount, terminateConnections, test } from '../testing/working.ts';
import { defineJob } from './define-job.ts';
import { holdPoolLock, holdStartLock, recoverOrphanedJobs } from './jobs.queries.ts';
import { startWorker } from './start-worker.ts';

test('an orphaned job is done by another process', async ({ db, work }) => {
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await db.orm.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-a-dead-process', locked_at = now() - interval '1 minute', attempts = 1`);
  const run = vi.fn(async () => undefined);
  const jobs = [defineJob({ name: 'count', schema: z.object({}), run })];
  const worker = await work({ concurrency: 1, jobs });
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await worker.stop();
});

test('a job of a live process is left to it', async ({ db }) => {
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  const holder = await db.pool.connect();
  await holdStartLock(holder);
  await holdPoolLock(holder, 'pool-of-a-living-process');
  await db.orm.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-a-living-process', locked_at = now() - interval '1 minute'`);
  await recoverOrphanedJobs(db);
  const locked = await db.orm.execute(sql`select 1 from graphile_worker.jobs where locked_by is not null`);
  expect(locked.rowCount).toBe(1);
  holder.release(true);
});

test('a worker whose connections were all cut resumes when the database is back', async ({ db, work }) => {
  const run = vi.fn(async () => undefined);
  await work({ concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] });
  await terminateConnections(db, sql`select pid from pg_stat_activity where datname = current_database()`);
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

test('a worker that lost only its lock restarts with another one', async ({ db, work }) => {
  const run = vi.fn(async () => undefined);
  await work({ concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] });
  const held = await locks(db);
  expect(held).toHaveLength(1);
  await terminateConnections(
    db,
    sql`
    select pid from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  await waitFor(async () => {
    const again = await locks(db);
    expect(again).toHaveLength(1);
    expect(again).not.toEqual(held);
  });
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

test('a worker whose first poll fails does not start', async ({ db, work }) => {
  const run = vi.fn(async () => undefined);
  const options = { concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] };
  await db.orm.execute(sql`alter table graphile_worker._private_tasks rename to away`);
  await expect(work(options)).rejects.toThrow('_private_tasks');
  expect(await locks(db)).toEqual([]);
  await db.orm.execute(sql`alter table graphile_worker.away rename to _private_tasks`);
  await work(options);
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

test('jobs run again after reports to the job table failed and all connections were cut', async ({
  db,
  work,
}) => {
  const done: number[] = [];
  const complained = vi.spyOn(logger, 'warn');
  const run = async ({ n }: { readonly n: number }) => {
    // Each ends once the report of the previous one has failed: the library survives a single failure.
    await waitFor(() => expect(failedReports()).toBeGreaterThanOrEqual(Math.min(n, 4) - 1));
    done.push(n);
  };
  const failedReports = () =>
    complained.mock.calls.filter((call) => JSON.stringify(call).includes('Failed to complete jobs')).length;
  const add = (n: number) =>
    withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: { n } })));
  await work({ concurrency: 4, jobs: [defineJob({ name: 'count', schema: z.object({ n: z.int() }), run })] });
  await db.orm.execute(sql`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no room''; end'`);
  await db.orm.execute(sql`
    create trigger no_reports before delete on graphile_worker._private_jobs execute function refuse()`);
  for (const n of [4, 3, 2, 1]) await add(n);
  await waitFor(() => expect(done).toContain(4));
  await db.orm.execute(sql`drop trigger no_reports on graphile_worker._private_jobs`);
  await terminateConnections(db, sql`select pid from pg_stat_activity where datname = current_database()`);
  await add(5);
  await waitFor(() => expect(done).toContain(5));
  await waitFor(async () => expect(await pendingJobCount(db)).toBe(0));
});

test('a worker whose database is frozen still stops, by its own limit: no answer ever comes', async ({
  db,
  databaseUrl,
}) => {
  const line = await openFlakyConnection(databaseUrl);
  const behind = openDatabase(line.url, { pool_size: 4 });
  const jobs = [defineJob({ name: 'count', schema: z.object({}), run: async () => undefined })];
  const worker = await startWorker({ db: behind, logger, jobs, concurrency: 2, stopLimitMs: 100 });
  line.freeze();
  vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  await worker.stop();
  behind.abort();
  await line.close();
  await waitFor(async () => expect(await locks(db)).toEqual([]));
});

test('a worker that hangs in a job stops within its limit, and the job is done by another', async ({
  db,
  work,
}) => {
  const started = Promise.withResolvers<void>();
  const hanging = () => {
    started.resolve();
    return new Promise<never>(() => undefined);
  };
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  const hung = await work({
    concurrency: 1,
    stopLimitMs: 100,
    jobs: [defineJob({ name: 'count', schema: z.object({}), run: hanging })],
  });
  await started.promise;
  await hung.stop();
  const run = vi.fn(async () => undefined);
  await work({ concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] });
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});
