import { EventEmitter } from 'node:events';
import { type Runner, type RunnerOptions, run } from 'graphile-worker';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { settleWithin } from '#server/platform/failures/within.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import type { JobDefinition } from './define-job.ts';
import { holdPoolLock, holdStartLock } from './jobs.queries.ts';
import { poolWithSafeRelease } from './pool-with-safe-release.ts';
import { cronItemsOf, taskListOf, workerLogger } from './task-list.ts';

export interface WorkerOptions {
  readonly db: Database;
  readonly jobs: readonly JobDefinition[];
  readonly concurrency: number;
  readonly logger: Logger;
  readonly stopLimitMs?: number;
}

export interface WorkerRun {
  /** Resolves with the failure that ended it; null if it was stopped. */
  readonly ended: Promise<Error | null>;
  /** When it last polled successfully, or started or finished a job. */
  lastActivity(): number;
  activeJobs(): number;
  /** Stops it within the limit; never rejects. */
  stop(reason?: Error): Promise<void>;
}

/** Two to poll for and report jobs, one that listens, one that holds the lock. */
const CONNECTIONS = 4;
const QUERY_TIMEOUT_MS = 5_000;
const STOP_LIMIT_MS = 3_000;

/**
 * The library does not survive a failing database: after one failed report its batches may never finish, so that
 * stopping hangs (0.17.3, `batch` in main.js). So each run has its own connections, any failed query on them ends it,
 * and shutdown cuts them after a limit, which frees the lock and hands its jobs to the next run.
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
  // Deferred: the library handles the failure first, and then stops cleanly.
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
    const polled = firstPoll(events);
    const poolId = poolCreated(events);
    const lock = await own.pool.connect();
    await holdStartLock(lock);
    runner = await run({
      ...runnerOptions(options, events),
      pgPool: poolWithSafeRelease(own.pool),
      taskList: tasks.list,
    });
    runner.promise.then(
      () => fail(new Error('worker run ended unexpectedly')),
      (error: Error) => fail(error),
    );
    await Promise.race([polled, over.promise.then(rethrow)]);
    await holdPoolLock(lock, await poolId);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended: over.promise, lastActivity, activeJobs: tasks.activeJobs, stop };
}

function rethrow(error: Error | null): never {
  throw error ?? new Error('worker run ended during its start');
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

/** The library refuses a second stop; here it waits for the first. */
async function stopRunner(runner: Runner): Promise<void> {
  await runner.stop().catch(() => runner.promise);
}

function trackActivity(events: EventEmitter): () => number {
  let last = Date.now();
  for (const event of ['worker:getJob:empty', 'job:start', 'job:complete']) {
    events.on(event, () => {
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

/** The library caches a failed first poll: such a run would never work (0.17.3, taskIdentifiers.js). */
function firstPoll(events: EventEmitter): Promise<void> {
  const poll = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }: { readonly error: unknown }) => reject(error));
  });
  // May reject before anybody awaits it.
  poll.catch(() => undefined);
  return poll;
}

function runnerOptions({ jobs, concurrency, logger }: WorkerOptions, events: EventEmitter): RunnerOptions {
  return {
    schema: 'graphile_worker',
    concurrency,
    // PostgreSQL notifies of new jobs; polling finds those scheduled for later.
    pollInterval: 1_000,
    noHandleSignals: true,
    // Batched: a single report that fails is an unhandled rejection (0.17.3, worker.js).
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    parsedCronItems: cronItemsOf(jobs),
    logger: workerLogger(logger),
  };
}
