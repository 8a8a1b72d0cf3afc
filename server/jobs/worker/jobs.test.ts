import { sql } from 'drizzle-orm';
import { runOnce } from 'graphile-worker';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { accountJobs } from '#server/account/account.jobs.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createDevMailer, listDevMails } from '#server/platform/outgoing/mailer.ts';
import { refuse, succeed } from '#shared/result.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { maintenanceJobs } from '../maintenance-jobs.ts';
import { logger, test } from '../testing/working.ts';
import { defineJob } from './define-job.ts';
import { cronItemsOf, taskListOf, workerLogger } from './run-worker.ts';

const runChecks = async () => ({ checks: 0, broken: [] });

const mail = {
  name: 'send-account-mail',
  payload: { kind: 'verify-email', to: 'sari@contoh.example', full_name: 'Sari', url: 'http://localhost/x' },
};

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
  await waitFor(async () => expect(await listDevMails(db, null)).toHaveLength(1));
  await worker.stop();
  expect(await listDevMails(db, 'sari@contoh.example')).toEqual([]);
  const left = await db.orm.execute(sql`select 1 from graphile_worker.jobs`);
  expect(left.rowCount).toBe(0);
});

test('a payload that does not fit its schema fails the job and does nothing', async () => {
  const run = vi.fn(async () => undefined);
  const job = defineJob({ name: 'count', schema: z.object({ n: z.int() }), run });
  await expect(job.run({ n: 'one' })).rejects.toThrow();
  expect(run).not.toHaveBeenCalled();
  await job.run({ n: 1 });
  expect(run).toHaveBeenCalledWith({ n: 1 }, undefined);
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
  await waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(40));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('a paid top-up does not wait behind a thousand receipts', async ({ db, work }) => {
  const order: string[] = [];
  const jobs = ['send-receipt', 'handle-webhook'].map((name) =>
    defineJob({ name, schema: z.object({}), run: async () => order.push(name) }),
  );
  await withTx(db, async (tx) => {
    for (let n = 0; n < 9; n++) await addJob(tx, { name: 'send-receipt', payload: {} });
    return succeed(await addJob(tx, { name: 'handle-webhook', payload: {} }));
  });
  await work({ concurrency: 1, jobs });
  await waitFor(() => expect(order).toHaveLength(10));
  expect(order[0]).toBe('handle-webhook');
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

test('the hourly pruning deletes old keys, counters, sessions and stored mails, and nothing else', async ({
  db,
}) => {
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
  const [job] = maintenanceJobs({ db, clock: { now: () => new Date(now) }, runChecks });
  await job?.run({ _cron: { ts: 'x' } });
  const left = await db.orm.execute<{ name: string }>(sql`
    select key as name from idempotency_keys union all select key from rate_limits
    union all select token from auth_sessions union all select subject from dev_mailbox`);
  expect(left.rows.map(({ name }) => name)).toEqual(['new', 'new', 'new', 'new']);
});

test('the hourly pruning clears webhook payloads a month after they were handled; those that need a person stay whole', async ({
  db,
}) => {
  await db.orm.execute(sql`
    insert into webhook_events (gateway, event_id, event_type, payload, processed_at, error_message)
    values ('stripe', 'old', 'customer.created', '{"email":"a@b.example"}', now() - interval '31 days', null),
      ('stripe', 'young', 'customer.created', '{"email":"a@b.example"}', now() - interval '29 days', null),
      ('stripe', 'odd', 'customer.created', '{"email":"a@b.example"}', now() - interval '31 days', 'SGD 5 arrived'),
      ('stripe', 'stuck', 'customer.created', '{"email":"a@b.example"}', null, null)`);
  const [job] = maintenanceJobs({ db, clock: { now: () => new Date() }, runChecks });
  await job?.run({ _cron: { ts: 'x' } });
  const kept = await db.orm.execute(sql`
    select event_id, event_type, payload <> '{}' as is_whole from webhook_events order by id`);
  expect(kept.rows).toEqual([
    { event_id: 'old', event_type: 'customer.created', is_whole: false },
    { event_id: 'young', event_type: 'customer.created', is_whole: true },
    { event_id: 'odd', event_type: 'customer.created', is_whole: true },
    { event_id: 'stuck', event_type: 'customer.created', is_whole: true },
  ]);
});

test('a failed scheduled job does not stay in the table, and never overlaps itself', async ({ db }) => {
  const schedule = '* * * * *';
  const run = () => Promise.reject(new Error('broken'));
  const scheduled = defineJob({ name: 'tidy', schedule, schema: z.object({}), run });
  const once = defineJob({ name: 'once', schema: z.object({}), run });
  const { list } = taskListOf([scheduled, once], logger);
  await withTx(db, async (tx) => {
    await addJob(tx, { name: 'tidy', payload: {} });
    await addJob(tx, { name: 'once', payload: {} });
    return succeed(null);
  });
  await runOnce({ pgPool: db.pool, taskList: list, logger: workerLogger(logger) });
  // The library hands over before it has written the end of its last job.
  const left = async () => (await db.orm.execute(sql`select task_identifier from graphile_worker.jobs`)).rows;
  await expect.poll(left).toEqual([{ task_identifier: 'once' }]);
  const [item] = cronItemsOf([scheduled, once]);
  expect(item?.options).toMatchObject({ queueName: 'cron:tidy', jobKey: 'cron:tidy' });
});
