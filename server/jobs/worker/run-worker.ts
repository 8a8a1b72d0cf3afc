import { EventEmitter } from 'node:events';
import {
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { settleWithin } from '#server/platform/failures/within.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { inSpan, type SpanFacts } from '#server/platform/telemetry/tracing.ts';
import { isRecord } from '#shared/json.ts';
import type { JobDefinition } from './define-job.ts';
import { holdPoolLock, holdStartLock } from './jobs.queries.ts';

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

type Pool = Database['pool'];
type Connect = Parameters<Pool['connect']>[0];

/**
 * The library releases a client twice when a connection breaks while it stops listening (0.17.3, `release` in main.js);
 * pg throws then, and the uncaught error would end the process.
 */
export function poolWithSafeRelease(pool: Pool): Pool {
  const connect = (callback?: Connect) => {
    if (callback === undefined) return pool.connect();
    return pool.connect((error, client, done) => callback(error, client, onlyOnce(done)));
  };
  return new Proxy(pool, {
    get: (target, key, receiver) => (key === 'connect' ? connect : Reflect.get(target, key, receiver)),
  });
}

/** On a failed connect there is no client to release, and the pool passes no `done`. */
function onlyOnce(done: ((release?: unknown) => void) | undefined): (release?: unknown) => void {
  let isDone = false;
  return (release) => {
    if (isDone) return;
    isDone = true;
    done?.(release);
  };
}

interface QueuedJob {
  readonly job: { readonly id: string; readonly attempts: number };
}

export function taskListOf(
  jobs: readonly JobDefinition[],
  logger: Logger,
): { readonly list: TaskList; readonly activeJobs: () => number } {
  let running = 0;
  const taskOf =
    (definition: JobDefinition) =>
    async (payload: unknown, { job }: QueuedJob) => {
      running += 1;
      try {
        await inSpan(spanOf(definition, payload), () => definition.run(payload, job.id));
      } catch (error) {
        const facts = { err: error, job: definition.name, job_id: job.id, attempt: job.attempts };
        logger.error(facts, 'job failed');
        // A scheduled job runs again anyway; stored failures would only fill the table.
        if (definition.schedule === undefined) throw error;
      } finally {
        running -= 1;
      }
    };
  return {
    list: Object.fromEntries(
      jobs.flatMap((definition) =>
        [definition.name, definition.formerly ?? []].flat().map((name) => [name, taskOf(definition)]),
      ),
    ),
    activeJobs: () => running,
  };
}

/** Continues the trace of whoever queued it; scheduled jobs have none. */
function spanOf({ name }: JobDefinition, payload: unknown): SpanFacts {
  const parent = isRecord(payload) && typeof payload.traceparent === 'string' ? payload.traceparent : null;
  const attributes = { 'messaging.system': 'graphile-worker', 'messaging.destination.name': name };
  return { name: `job ${name}`, kind: 'consumer', attributes, parent };
}

export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.warn({ worker: message }, 'worker');
    else logger.debug({ worker: message }, 'worker');
  });
}

/** Each scheduled job has its own queue and key: runs never overlap, and at most one missed run waits. */
export function cronItemsOf(jobs: readonly JobDefinition[]) {
  return parseCronItems(
    jobs.flatMap(({ name, schedule }) => {
      if (schedule === undefined) return [];
      const key = `cron:${name}`;
      const options = { backfillPeriod: 0, maxAttempts: 1, queueName: key, jobKey: key } as const;
      return [{ task: name, match: schedule, options }];
    }),
  );
}
