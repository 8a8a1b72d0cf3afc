import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { listChecks, runChecks } from '#db/run-checks.ts';
import { auditBooks } from '#server/books/index.ts';
import { readOperatingFacts } from '#server/operations/operating-figures.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { primaryReads } from '#server/platform/replica/reads.ts';
import { succeed } from '#shared/result.ts';
import { corruptBooks } from '#tests/support/corruptions/corrupt-books.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { openStage } from './stage.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'arunika-backups-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

interface Check {
  readonly subject: string;
  readonly reason: string;
}

async function readReasons(db: Database, environment: Readonly<Record<string, string>> = {}) {
  const stage = await openStage(db, 1000, { environment });
  const answer = await stage.send('admin', { method: 'GET', path: '/api/admin/status' });
  expect(answer.status).toBe(200);
  const { checks }: { readonly checks: readonly Check[] } = (await answer.json()).status;
  return Object.fromEntries(checks.map(({ subject, reason }) => [subject, reason]));
}

test('a dead job, a lost mail, an old backup, a failed notice and a broken book are told', async ({
  db,
  folder,
}) => {
  const file = join(folder, 'arunika-2026-11-20-1910.age');
  await writeFile(file, '');
  const threeDaysAgo = new Date(Date.now() - 72 * 3_600_000);
  await utimes(file, threeDaysAgo, threeDaysAgo);
  await makePerson(db, { balance: 10_000 });
  await withTx(db, async (tx) => {
    for (const name of ['push-booking', 'send-receipt'])
      await addJob(tx, { name, payload: {}, max_attempts: 1 });
    return succeed(null);
  });
  await db.orm.execute(sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = 'no', run_at = now() + interval '6 hours'`);
  await db.orm.execute(sql`
    insert into webhook_events (gateway, event_id, event_type, payload, error_message)
    values ('xendit', '1', 'paid', '{}', 'no such payment')`);
  await db.orm.execute(sql`
    insert into calendars (name, kind, sealed_access, host) values ('Kerja', 'ics', 'x', 'contoh.example')`);
  await corruptBooks(db, 'update wallets set balance_bigint = balance_bigint + 100');
  await auditBooks({
    db,
    clock: { now: () => new Date() },
    runChecks: async () => ({ checks: listChecks().length, broken: await runChecks(db.pool) }),
  });
  expect(await readReasons(db, { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'ombak-kopi-layang' })).toMatchObject(
    {
      database: 'database_runs',
      worker: 'worker_gone',
      jobs: 'jobs_given_up',
      payments: 'notices_failed',
      books: 'books_broken',
      mail: 'mail_given_up',
      backup: 'backup_old',
      calendars: 'calendars_stale',
    },
  );
});

test('a part that fails is unknown, and the rest is told', async ({ db }) => {
  await db.orm.execute(sql`alter table book_audits rename to away`);
  try {
    expect(await readReasons(db)).toMatchObject({
      books: 'not_read',
      films: 'not_read',
      database: 'database_runs',
      payments: 'payments_settled',
      jobs: 'jobs_done',
    });
  } finally {
    await db.orm.execute(sql`alter table away rename to book_audits`);
  }
});

test('all of it takes four statements', async ({ db }) => {
  let statements = 0;
  const pool = new Proxy(db.pool, {
    get: (target, name) => {
      if (name === 'query') statements += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const config = { gateways: ['xendit'], data_dir: '/', backup: null };
  const facts = await readOperatingFacts({
    db: { ...db, pool, orm: drizzle(pool) },
    reads: primaryReads(db),
    config,
  });
  expect(Object.values(facts).filter((part) => part === null)).toEqual([null, null]);
  expect(statements).toBe(4);
});
