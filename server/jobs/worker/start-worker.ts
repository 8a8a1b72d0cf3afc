import { setTimeout as wait } from 'node:timers/promises';
import { createBackoff } from '#server/platform/failures/backoff.ts';
import { settleWithin } from '#server/platform/failures/within.ts';
import { recoverOrphanedJobs } from './jobs.queries.ts';
import { runWorker, type WorkerOptions, type WorkerRun } from './run-worker.ts';

export interface Worker {
  /** Takes no new jobs, lets running ones finish within a limit, and releases the rest. */
  stop(): Promise<void>;
  isHealthy(): boolean;
}

const WATCHDOG_INTERVAL_MS = 2_000;
const SHUTDOWN_GRACE_MS = 500;
/** Several polls without an answer, at one a second. */
const STALLED_AFTER_MS = 6_000;
/** Longer than a restart takes on a working database. */
const UNHEALTHY_AFTER_MS = 12_000;

/**
 * Any number of processes may run jobs. Restarts a run that failed or stopped polling while the database answers, and
 * recovers orphaned jobs. Throws if the first run cannot start.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController();
  let current = await runWorker(options);
  const supervision = superviseRuns();
  const watchdog = runWatchdog();
  return {
    async stop() {
      stopping.abort();
      await current.stop();
      // Whatever still waits for the database gives up later, and finds the worker stopped.
      await settleWithin(SHUTDOWN_GRACE_MS, Promise.all([supervision, watchdog]));
    },
    isHealthy: () => isPolling(current, options.concurrency, UNHEALTHY_AFTER_MS),
  };

  async function superviseRuns(): Promise<void> {
    const pause = createBackoff({ firstMs: 500, maxMs: 5_000, resetAfterMs: 30_000 });
    while (!stopping.signal.aborted) {
      const reason = await current.ended;
      if (stopping.signal.aborted) return;
      options.logger.warn({ err: reason }, 'worker restarted');
      const next = await startRun(pause);
      if (next === null) return;
      current = next;
      if (stopping.signal.aborted) await next.stop();
    }
  }

  /** Retries until the database answers; null if stopped before. */
  async function startRun(pause: () => number): Promise<WorkerRun | null> {
    while (!stopping.signal.aborted) {
      await sleep(pause(), stopping.signal);
      if (stopping.signal.aborted) return null;
      try {
        return await runWorker(options);
      } catch (error) {
        options.logger.warn({ err: error }, 'worker waits for the database');
      }
    }
    return null;
  }

  /** Trusts only what it sees in the database, not what the run reports. */
  async function runWatchdog(): Promise<void> {
    while (!stopping.signal.aborted) {
      await recoverOrphanedJobs(options.db).then(
        () => {
          if (!isPolling(current, options.concurrency, STALLED_AFTER_MS))
            void current.stop(new Error('worker stopped polling'));
        },
        (error: unknown) => options.logger.warn({ err: error }, 'orphaned jobs not recovered'),
      );
      await sleep(WATCHDOG_INTERVAL_MS, stopping.signal);
    }
  }
}

/** A run at full concurrency has no reason to poll. */
function isPolling(run: WorkerRun, concurrency: number, silenceMs: number): boolean {
  return run.activeJobs() >= concurrency || Date.now() - run.lastActivity() < silenceMs;
}

/** Resolves early when stopping. */
function sleep(ms: number, stopping: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
