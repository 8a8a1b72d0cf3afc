import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { test as base } from '#tests/support/machine/database.ts';
import type { WorkerOptions } from '../worker/run-worker.ts';
import { startWorker, type Worker } from '../worker/start-worker.ts';

export const logger = createLogger('silent');

type Work = (options: Omit<WorkerOptions, 'db' | 'logger'>) => Promise<Worker>;

/** Stops its workers after the test, also a failed one: they would keep the database open. */
export const test = base.extend<{ work: Work }>({
  work: async ({ db }, use) => {
    // The library prints a trace of terminated connections, past its logger.
    vi.spyOn(console, 'trace').mockImplementation(() => undefined);
    const workers: Worker[] = [];
    await use(async (options) => {
      const worker = await startWorker({ db, logger, ...options });
      workers.push(worker);
      return worker;
    });
    await Promise.all(workers.map((worker) => worker.stop()));
  },
});

export async function pendingJobCount(db: Database): Promise<number> {
  return (await db.orm.execute(sql`select from graphile_worker._private_jobs`)).rowCount ?? 0;
}

/** Terminates the given connections, except its own. */
export async function terminateConnections(db: Database, pids: SQL): Promise<void> {
  await db.orm.execute(sql`
    select pg_terminate_backend(pid) from (${pids}) connections where pid <> pg_backend_pid()`);
}

export async function locks(db: Database): Promise<string[]> {
  const held = await db.orm.execute<{ name: string }>(sql`
    select concat_ws('-', classid, objid, pid) as name from pg_locks
    where locktype = 'advisory' and classid <> 0
      and database = (select oid from pg_database where datname = current_database())`);
  return held.rows.map(({ name }) => name);
}
