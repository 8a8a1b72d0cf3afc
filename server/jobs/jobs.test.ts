import { type SQL, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createDevMailer, listDevMails } from '#server/platform/mailer.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { refuse, succeed } from '#shared/result.ts';
import { test as base } from '#tests/support/database.ts';
import { accountJobs } from './account-jobs.ts';
import { defineJob } from './define-job.ts';
import { housekeepingJobs } from './housekeeping-jobs.ts';
import { holdPoolLock, unlockJobsOfTheDead } from './jobs.queries.ts';
import type { WorkerOptions } from './run-worker.ts';
import { startWorker, type Worker } from './start-worker.ts';

const logger = createLogger('silent');
const mail = {
  name: 'send-account-mail',
  payload: { kind: 'verify-email', to: 'sari@contoh.example', full_name: 'Sari', url: 'http://localhost/x' },
};

type Work = (options: Pick<WorkerOptions, 'jobs' | 'concurrency'>) => Promise<Worker>;

/** Workers that are stopped when the test is over, also when it failed: they would keep the database open. */
const test = base.extend<{ work: Work }>({
  work: async ({ db }, use) => {
    const workers: Worker[] = [];
    await use(async (options) => {
      const worker = await startWorker({ db, logger, ...options });
      workers.push(worker);
      return worker;
    });
    await Promise.all(workers.map((worker) => worker.stop()));
  },
});

test('a mail job exists exactly when its transaction commits', async ({ db, work }) => {
  await withTx(db, async (tx) => {
    await addJob(tx, mail);
    return refuse({ code: 'NO' });
  });
  await withTx(db, async (tx) => {
    await addJob(tx, { ...mail, payload: { ...mail.payload, to: 'budi@contoh.example' } });
    return succeed(null);
  });
  const worker = await work({
    concurrency: 2,
    jobs: accountJobs({ db, mailer: createDevMailer(db), logger, app_url: 'http://localhost' }),
  });
  await vi.waitFor(async () => expect(await listDevMails(db, null)).toHaveLength(1), 5_000);
  await worker.stop();
  expect(await listDevMails(db, 'sari@contoh.example')).toEqual([]);
  const left = await db.orm.execute(sql`select 1 from graphile_worker.jobs`);
  expect(left.rowCount).toBe(0);
});

test('a payload that does not fit its schema fails the job and does nothing', async ({ db }) => {
  const run = vi.fn(async () => undefined);
  const job = defineJob({ name: 'count', schema: z.object({ n: z.int() }), run });
  await expect(job.run({ n: 'one' })).rejects.toThrow();
  expect(run).not.toHaveBeenCalled();
  await job.run({ n: 1 });
  expect(run).toHaveBeenCalledWith({ n: 1 });
  expect(db.pool.totalCount).toBe(0);
});

test('two workers on one database do each job once', async ({ db, work }) => {
  const seen: number[] = [];
  const jobs = [
    defineJob({ name: 'count', schema: z.object({ n: z.int() }), run: async ({ n }) => seen.push(n) }),
  ];
  const workers = await Promise.all([1, 2].map(() => work({ concurrency: 3, jobs })));
  await withTx(db, async (tx) => {
    for (let n = 0; n < 40; n++) await addJob(tx, { name: 'count', payload: { n } });
    return succeed(null);
  });
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(40), 10_000);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('stopping waits for the job that runs', async ({ db, work }) => {
  const order: string[] = [];
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const run = async () => {
    started.resolve();
    await release.promise;
    order.push('job done');
  };
  const jobs = [defineJob({ name: 'slow', schema: z.object({}), run })];
  const worker = await work({ concurrency: 1, jobs });
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'slow', payload: {} })));
  await started.promise;
  const stopped = worker.stop().then(() => order.push('stopped'));
  release.resolve();
  await stopped;
  expect(order).toEqual(['job done', 'stopped']);
});

test('housekeeping drops old keys, counters, sessions and kept mails, and nothing else', async ({ db }) => {
  const user = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
  const now = Date.now();
  await db.orm.execute(sql`insert into users (id, email, full_name) values (${user}, 'a@b.example', 'A')`);
  await db.orm.execute(sql`
    insert into idempotency_keys (user_id, scope, key, request_hash, created_at)
    values (${user}, 's', 'old', 'h', now() - interval '8 days'), (${user}, 's', 'new', 'h', now() - interval '6 days')`);
  await db.orm.execute(sql`
    insert into rate_limits (key, points, expire) values ('old', 1, ${now - 4_000_000}), ('new', 1, ${now})`);
  await db.orm.execute(sql`
    insert into auth_sessions (user_id, token, expires_at)
    values (${user}, 'old', now() - interval '1 second'), (${user}, 'new', now() + interval '1 day')`);
  await db.orm.execute(sql`
    insert into dev_mailbox (to_address, subject, text, html, created_at)
    values ('a@b.example', 'old', '', '', now() - interval '31 days'), ('a@b.example', 'new', '', '', now())`);
  const [job] = housekeepingJobs(db, { now: () => new Date(now) });
  await job?.run({ _cron: { ts: 'x' } });
  const left = await db.orm.execute<{ name: string }>(sql`
    select key as name from idempotency_keys union all select key from rate_limits
    union all select token from auth_sessions union all select subject from dev_mailbox`);
  expect(left.rows.map(({ name }) => name)).toEqual(['new', 'new', 'new', 'new']);
});

test('a job that a dead process had taken is done by another one', async ({ db, work }) => {
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await db.orm.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-a-dead-process', locked_at = now() - interval '1 minute', attempts = 1`);
  const run = vi.fn(async () => undefined);
  const jobs = [defineJob({ name: 'count', schema: z.object({}), run })];
  const worker = await work({ concurrency: 1, jobs });
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 5_000);
  await worker.stop();
});

test('a job that a living process works on is left to it', async ({ db }) => {
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  const holder = await db.pool.connect();
  await holdPoolLock(holder, 'pool-of-a-living-process');
  await db.orm.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-a-living-process', locked_at = now() - interval '1 minute'`);
  await unlockJobsOfTheDead(db);
  const locked = await db.orm.execute(sql`select 1 from graphile_worker.jobs where locked_by is not null`);
  expect(locked.rowCount).toBe(1);
  holder.release(true);
});

test('a worker whose connections were all cut goes on when the database is back', async ({ db, work }) => {
  const run = vi.fn(async () => undefined);
  await work({ concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] });
  await cut(db, sql`select pid from pg_stat_activity where datname = current_database()`);
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 10_000);
});

test('a worker that lost only its lock begins again with another one', async ({ db, work }) => {
  const run = vi.fn(async () => undefined);
  await work({ concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] });
  const held = await locks(db);
  expect(held).toHaveLength(1);
  await cut(
    db,
    sql`
    select pid from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  await vi.waitFor(async () => {
    const again = await locks(db);
    expect(again).toHaveLength(1);
    expect(again).not.toEqual(held);
  }, 10_000);
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 10_000);
});

test('a worker whose first look into the queue fails has not begun', async ({ db, work }) => {
  const run = vi.fn(async () => undefined);
  const options = { concurrency: 1, jobs: [defineJob({ name: 'count', schema: z.object({}), run })] };
  await db.orm.execute(sql`alter table graphile_worker._private_tasks rename to away`);
  await expect(work(options)).rejects.toThrow('_private_tasks');
  expect(await locks(db)).toEqual([]);
  await db.orm.execute(sql`alter table graphile_worker.away rename to _private_tasks`);
  await work(options);
  await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: {} })));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 10_000);
});

/** Ends the connections that the query names, except the one that asks. */
async function cut(db: Database, pids: SQL): Promise<void> {
  await db.orm.execute(sql`
    select pg_terminate_backend(pid) from (${pids}) connections where pid <> pg_backend_pid()`);
}

async function locks(db: Database): Promise<string[]> {
  const held = await db.orm.execute<{ name: string }>(sql`
    select concat_ws('-', classid, objid, pid) as name from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
  return held.rows.map(({ name }) => name);
}
