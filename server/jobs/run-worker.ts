import { EventEmitter } from 'node:events';
import { type Runner, type RunnerOptions, run } from 'graphile-worker';
import { type Database, openDatabase } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { settleWithin } from '#server/platform/settle-within.ts';
import { cronItemsOf } from './cron-items.ts';
import type { JobDefinition } from './define-job.ts';
import { holdPoolLock, holdStartLock } from './jobs.queries.ts';
import { poolWithSafeRelease } from './pool-with-safe-release.ts';
import { taskListOf, workerLogger } from './task-list.ts';

export interface WorkerOptions {
  readonly db: Database;
  readonly jobs: readonly JobDefinition[];
  readonly concurrency: number;
  readonly logger: Logger;
  /** How long the running jobs may take to finish when it stops. */
  readonly stopLimitMs?: number;
}

/** One run of the queue's workers. It ends when it is told to, and by itself as soon as anything about it broke. */
export interface WorkerRun {
  /** Why it is over; null when it was told to end. */
  readonly ended: Promise<Error | null>;
  /** When it last looked for a job and got an answer, or began or finished one. */
  lastActivity(): number;
  /** Jobs that run right now. */
  activeJobs(): number;
  /** Ends it within the limit, in order if that is possible; never rejects. */
  stop(reason?: Error): Promise<void>;
}

/** Two to look for jobs and report them, one that listens, one that holds the lock. */
const CONNECTIONS = 4;
const QUERY_TIMEOUT_MS = 5_000;
const STOP_LIMIT_MS = 3_000;

/**
 * The library can not be trusted with a database that fails: after one failed report its batches may never let go,
 * so that stopping hangs (0.17.3, `batch` in main.js). So a run has connections of its own, any failed query on them
 * is its end, and the end waits only so long and then cuts them: what is left of it reaches nothing any more, its
 * lock is free, and its jobs go to the next run.
 */
export async function runWorker(options: WorkerOptions): Promise<WorkerRun> {
  const events = new EventEmitter();
  const over = Promise.withResolvers<Error | null>();
  let runner: Runner | undefined;
  let ending: Promise<void> | undefined;
  const stop = (reason?: Error) => {
    ending ??= end(reason);
    return ending;
  };
  // A moment later: the library first hears of the failure itself, and then ends in order instead of breaking.
  const fail = (error: Error) => void setImmediate(() => void stop(error));
  const own = openOwnConnections(options.db.url, fail);
  async function end(reason: Error | undefined): Promise<void> {
    if (runner !== undefined) await settleWithin(options.stopLimitMs ?? STOP_LIMIT_MS, stopRunner(runner));
    own.abort();
    over.resolve(reason ?? null);
  }
  const tasks = taskListOf(options.jobs, options.logger);
  const lastActivity = trackActivity(events);
  try {
    const begun = firstPoll(events);
    const poolId = poolCreated(events);
    const lock = await own.pool.connect();
    await holdStartLock(lock);
    runner = await run({
      ...runnerOptions(options, events),
      pgPool: poolWithSafeRelease(own.pool),
      taskList: tasks.list,
    });
    runner.promise.then(
      () => fail(new Error('the run ended by itself')),
      (error: Error) => fail(error),
    );
    await Promise.race([begun, over.promise.then(rethrow)]);
    await holdPoolLock(lock, await poolId);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended: over.promise, lastActivity: lastActivity, activeJobs: tasks.busy, stop };
}

function rethrow(error: Error | null): never {
  throw error ?? new Error('the run ended while it began');
}

function openOwnConnections(url: string, onError: (error: Error) => void): Database {
  return openDatabase(url, {
    pool_size: CONNECTIONS,
    application_name: 'arunika-worker',
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    on_error: onError,
    on_query_error: onError,
  });
}

/** The library refuses to stop a run twice; here the second one waits for the same end. */
async function stopRunner(runner: Runner): Promise<void> {
  await runner.stop().catch(() => runner.promise);
}

function trackActivity(events: EventEmitter): () => number {
  let last = Date.now();
  for (const sign of ['worker:getJob:empty', 'job:start', 'job:complete']) {
    events.on(sign, () => {
      last = Date.now();
    });
  }
  return () => last;
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
function firstPoll(events: EventEmitter): Promise<void> {
  const look = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }: { readonly error: unknown }) => reject(error));
  });
  // It may fail before anybody waits for it.
  look.catch(() => undefined);
  return look;
}

function runnerOptions({ jobs, concurrency, logger }: WorkerOptions, events: EventEmitter): RunnerOptions {
  return {
    schema: 'graphile_worker',
    concurrency,
    // New jobs are announced by the database; polling only finds those that waited for their time.
    pollInterval: 1_000,
    noHandleSignals: true,
    // Reported in batches: a single report that fails is a rejection that nobody catches (0.17.3, worker.js).
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    parsedCronItems: cronItemsOf(jobs),
    logger: workerLogger(logger),
  };
}
