import { EventEmitter } from 'node:events';
import { parseCronItems, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { JobDefinition } from './define-job.ts';
import { holdPoolLock } from './jobs.queries.ts';

export interface WorkerOptions {
  readonly db: Database;
  readonly jobs: readonly JobDefinition[];
  readonly concurrency: number;
  readonly logger: Logger;
}

/** One run of the queue's workers: it ends when it is told to, or when the database was lost. */
export interface WorkerRun {
  /** Settles when the run is over; rejects when it broke. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export async function runWorker({ db, jobs, concurrency, logger }: WorkerOptions): Promise<WorkerRun> {
  const events = new EventEmitter();
  const pool = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }: { readonly workerPool: { readonly id: string } }) =>
      resolve(workerPool.id),
    );
  });
  const lock = await db.pool.connect();
  try {
    const runner = await run({
      pgPool: db.pool,
      schema: 'graphile_worker',
      concurrency,
      // New jobs are announced by the database; polling only finds those that waited for their time.
      pollInterval: 1_000,
      noHandleSignals: true,
      // Results are reported through the batches because only those handle a database that is gone.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      taskList: taskListOf(jobs, logger),
      parsedCronItems: cronItemsOf(jobs),
      logger: workerLogger(logger),
    });
    await holdPoolLock(lock, await pool);
    const ended = runner.promise.finally(() => lock.release(true));
    // Whoever waits for the end hears of a failure there.
    ended.catch(() => undefined);
    return { ended, stop: () => runner.stop() };
  } catch (error) {
    lock.release(true);
    throw error;
  }
}

function cronItemsOf(jobs: readonly JobDefinition[]) {
  return parseCronItems(
    jobs.flatMap(({ name, schedule }) =>
      schedule === undefined
        ? []
        : [{ task: name, match: schedule, options: { backfillPeriod: 0, maxAttempts: 1 } }],
    ),
  );
}

function taskListOf(jobs: readonly JobDefinition[], logger: Logger): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (
        payload: unknown,
        { job: queued }: { readonly job: { readonly id: string; readonly attempts: number } },
      ) => {
        try {
          await job.run(payload);
        } catch (error) {
          logger.error(
            { err: error, job: job.name, job_id: queued.id, attempt: queued.attempts },
            'job failed',
          );
          throw error;
        }
      },
    ]),
  );
}

/** The library's own lines only when something is wrong; each failed job is logged above, with its name. */
export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.warn({ worker: message }, 'worker');
    else logger.debug({ worker: message }, 'worker');
  });
}
