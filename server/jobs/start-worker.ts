import { setTimeout as wait } from 'node:timers/promises';
import { createBackoff } from '#server/platform/backoff.ts';
import { settleWithin } from '#server/platform/settle-within.ts';
import { recoverOrphanedJobs } from './jobs.queries.ts';
import { runWorker, type WorkerOptions, type WorkerRun } from './run-worker.ts';

export interface Worker {
  /** Takes no new job, lets the running ones finish within a limit, and gives back what it had locked. */
  stop(): Promise<void>;
  /** Whether it looks for jobs; false while it could not for longer than it should. */
  isHealthy(): boolean;
}

const WATCHDOG_INTERVAL_MS = 2_000;
const SHUTDOWN_GRACE_MS = 500;
/** It looks every second, so this is several looks that brought no answer. */
const STALLED_AFTER_MS = 6_000;
/** Longer than a run takes to begin again on a database that answers. */
const UNHEALTHY_AFTER_MS = 12_000;

/**
 * Works off the queue in this process; any number of processes may do so at once. A run that broke, or that looks no
 * more although the database answers, is left behind and another begins; jobs that somebody had taken who is gone
 * are given back. The first run must begin, so that a process that can not work at all says so.
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
      // What still waits for a database that does not answer gives up later, and finds that it is over.
      await settleWithin(SHUTDOWN_GRACE_MS, Promise.all([supervision, watchdog]));
    },
    isHealthy: () => isPolling(current, options.concurrency, UNHEALTHY_AFTER_MS),
  };

  async function superviseRuns(): Promise<void> {
    const pause = createBackoff({ firstMs: 500, maxMs: 5_000, resetAfterMs: 30_000 });
    while (!stopping.signal.aborted) {
      const reason = await current.ended;
      if (stopping.signal.aborted) return;
      options.logger.warn({ err: reason }, 'worker begins again');
      const next = await startRun(pause);
      if (next === null) return;
      current = next;
      // It was told to stop while it was beginning.
      if (stopping.signal.aborted) await next.stop();
    }
  }

  /** Tries until the queue can be reached; null when it was told to stop before. */
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

  /** The watch from outside: it trusts only what it sees in the database. */
  async function runWatchdog(): Promise<void> {
    while (!stopping.signal.aborted) {
      await recoverOrphanedJobs(options.db).then(
        () => {
          if (!isPolling(current, options.concurrency, STALLED_AFTER_MS))
            void current.stop(new Error('the worker does not look for jobs any more'));
        },
        (error: unknown) =>
          options.logger.warn({ err: error }, 'jobs of lost workers could not be given back'),
      );
      await sleep(WATCHDOG_INTERVAL_MS, stopping.signal);
    }
  }
}

/** One whose hands are all full has no reason to look. */
function isPolling(run: WorkerRun, concurrency: number, silenceMs: number): boolean {
  return run.activeJobs() >= concurrency || Date.now() - run.lastActivity() < silenceMs;
}

/** Waits, or stops waiting when it is over. */
function sleep(ms: number, stopping: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
