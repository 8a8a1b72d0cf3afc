import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { checkConnectivity } from '#server/check-connectivity.ts';
import { connectDatabase } from '#server/connect-database.ts';
import { startWorker } from '#server/jobs/worker/start-worker.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { listenForContentChanges } from '#server/platform/database/content-changes.ts';
import type { Database } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/with-tx.ts';
import { isUnavailable } from '#server/platform/failures/failures.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { startPgbouncer } from '#tests/support/machine/pgbouncer.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type CallerName, openStage } from './stage.ts';

const logger = createLogger('silent');
/** Taken from the runbook, so that the line owners copy is the line that is tested. */
const CONNECT_QUERY = /connect_query='(.+)'/.exec(
  readFileSync(new URL('../../docs/runbooks/pgbouncer.md', import.meta.url), 'utf8'),
)?.[1];

/** Where a process with these two addresses finds its database. */
async function connectThrough(databaseUrl: string, connectQuery: string) {
  const closing = new AsyncDisposableStack();
  const pooler = await startPgbouncer(databaseUrl, connectQuery);
  closing.defer(() => pooler.stop());
  const config = loadConfig({
    APP_ENV: 'test',
    AUTH_SECRET: 'p0Yq3vJt8LzW1nRk5XcB7mHs2GdF9aUe',
    DATA_DIR: join(tmpdir(), 'arunika-stage'),
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: databaseUrl,
  });
  const { signal: stopping } = new AbortController();
  return { closing, config, ...(await connectDatabase({ config, logger, closing, stopping })) };
}

const callerOf = (n: number): CallerName => (n % 2 === 0 ? 'user' : 'other');

const test = base.extend<{ pooled: Awaited<ReturnType<typeof connectThrough>> }>({
  pooled: async ({ databaseUrl }, use) => {
    if (CONNECT_QUERY === undefined) throw new Error('the runbook names no connect_query');
    const pooled = await connectThrough(databaseUrl, CONNECT_QUERY);
    await use(pooled);
    await pooled.closing.disposeAsync();
  },
});

const viewerIs = async (answer: Response) => (await answer.json()).user?.email;

async function isListening(db: Database, databaseUrl: string): Promise<boolean> {
  const onChange = vi.fn();
  const changes = await listenForContentChanges({
    database_url: databaseUrl,
    logger,
    onChange,
    onListening: () => undefined,
  });
  await db.pool.query("select pg_notify('content_changed', '')");
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  await changes.stop();
  return true;
}

test('twelve clients on three connections: each sees its own, sales are whole, jobs run, changes are heard', async ({
  pooled: { db, url },
}) => {
  const stage = await openStage(db);
  const reads = Array.from({ length: 60 }, (_, n) => callerOf(n));
  const seen = await Promise.all(
    reads.map((caller) => stage.send(caller, { method: 'GET', path: '/api/auth/session' }).then(viewerIs)),
  );
  expect(seen).toEqual(reads.map((caller) => `${caller}@contoh.example`));
  const { id, price } = await stage.newProduct();
  const buy = () =>
    stage.send('other', {
      method: 'POST',
      path: '/api/checkout',
      headers: { 'idempotency-key': randomUUID() },
      body: { items: [{ product_id: id, price }] },
    });
  const bought = await Promise.all(Array.from({ length: 20 }, buy));
  expect(bought.filter(({ status }) => status >= 500)).toEqual([]);
  expect(bought.filter(({ status }) => status < 300).length).toBeGreaterThan(0);
  const worker = await startWorker({ db, jobs: stage.app.jobs, concurrency: 2, logger });
  await waitFor(async () => {
    const { rows } = await db.pool.query(
      'select count(*) as waiting from graphile_worker._private_jobs where run_at <= now()',
    );
    expect(rows).toEqual([{ waiting: 0 }]);
  });
  await worker.stop();
  expect(await isListening(db, url)).toBe(true);
  expect(await runChecks(db.pool)).toEqual([]);
});

test('a statement that takes too long ends there, and the connection serves the next one', async ({
  pooled: { db, config },
}) => {
  const failure = await db.pool.query('select pg_sleep(30)').catch((error: unknown) => error);
  expect(sqlState(failure)).toBe('57014');
  expect(isUnavailable(failure)).toBe(true);
  expect((await db.pool.query('select 1')).rowCount).toBe(1);
  expect((await checkConnectivity(config, db))[0]).toMatch(
    /^database: PostgreSQL \d+\.\d+, \S+ through 127\.0\.0\.1:\d+\/\w+$/,
  );
});

test('a start says that a pooler has no time limits', async ({ databaseUrl }) => {
  const { closing, config, db } = await connectThrough(databaseUrl, 'select 1');
  expect((await checkConnectivity(config, db))[0]).toMatch(
    /^database: PostgreSQL \d+\.\d+ without time limits \(docs\/runbooks\/pgbouncer\.md\), /,
  );
  await closing.disposeAsync();
});
