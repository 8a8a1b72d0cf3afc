import { EventEmitter } from 'node:events';
import {
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { JobDefinition } from './define-job.ts';
import { forgivingPool } from './forgiving-pool.ts';
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

export async function runWorker(options: WorkerOptions): Promise<WorkerRun> {
  const { db, logger } = options;
  const events = new EventEmitter();
  const begun = firstLook(events);
  const lock = await db.pool.connect();
  let runner: Runner | undefined;
  try {
    const poolId = poolCreated(events);
    runner = await run(runnerOptions(options, events));
    await begun;
    await holdPoolLock(lock, await poolId);
  } catch (error) {
    await stopOnce(runner);
    lock.release(true);
    throw error;
  }
  const { promise } = runner;
  // Without its lock others would take its jobs for those of a dead process: it ends, so that a new run begins.
  lock.once('error', (error) => {
    logger.warn({ err: error }, 'worker lost its lock');
    void stopOnce(runner);
  });
  const ended = promise.finally(() => lock.release(true));
  // Whoever waits for the end hears of a failure there.
  ended.catch(() => undefined);
  return { ended, stop: () => stopOnce(runner) };
}

/** The library refuses to stop a run twice; here the second one waits for the same end. */
async function stopOnce(runner: Runner | undefined): Promise<void> {
  await runner?.stop().catch(() => runner.promise);
}

function poolCreated(events: EventEmitter): Promise<string> {
  return new Promise((resolve) => {
    events.once('pool:create', ({ workerPool }: { readonly workerPool: { readonly id: string } }) =>
      resolve(workerPool.id),
    );
  });
}

/**
 * Settles with the first look into the queue. The library keeps the names of its tasks from that look, and when it
 * fails keeps the failure instead: such a run would never do a job again (seen with 0.17.3, taskIdentifiers.js).
 */
function firstLook(events: EventEmitter): Promise<void> {
  const look = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }: { readonly error: unknown }) => reject(error));
  });
  // It may fail before anybody waits for it.
  look.catch(() => undefined);
  return look;
}

function runnerOptions(
  { db, jobs, concurrency, logger }: WorkerOptions,
  events: EventEmitter,
): RunnerOptions {
  return {
    pgPool: forgivingPool(db.pool),
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
  };
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
