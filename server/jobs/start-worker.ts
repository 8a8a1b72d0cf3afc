import { setTimeout as wait } from 'node:timers/promises';
import { unlockJobsOfTheDead } from './jobs.queries.ts';
import { runWorker, type WorkerOptions, type WorkerRun } from './run-worker.ts';

export interface Worker {
  /** Takes no new job, lets the running ones finish, and gives back what it had locked. */
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;
const ROUND_MS = 15_000;

/**
 * Works off the queue in this process; any number of processes may do so at once. When the database was lost it
 * begins again as soon as it is back, and it frees the jobs that a process which died had taken.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController();
  let current = await runWorker(options);
  const kept = keep();
  const rounds = makeRounds(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await current
        .stop()
        .catch((error: unknown) => options.logger.warn({ err: error }, 'worker stopped late'));
      await Promise.all([kept, rounds]);
    },
  };

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended.catch((error: unknown) =>
        options.logger.warn({ err: error }, 'worker lost the database'),
      );
      const next = await begin(options, stopping.signal);
      if (next === null) return;
      current = next;
      // It was told to stop while it was beginning.
      if (stopping.signal.aborted) await next.stop();
    }
  }
}

/** Tries until the queue can be reached; null when it was told to stop before. */
async function begin(options: WorkerOptions, stopping: AbortSignal): Promise<WorkerRun | null> {
  while (!stopping.aborted) {
    try {
      return await runWorker(options);
    } catch (error) {
      options.logger.warn({ err: error }, 'worker waits for the database');
      await pause(RETRY_MS, stopping);
    }
  }
  return null;
}

async function makeRounds({ db, logger }: WorkerOptions, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await unlockJobsOfTheDead(db).catch((error: unknown) =>
      logger.warn({ err: error }, 'jobs of lost workers could not be freed'),
    );
    await pause(ROUND_MS, stopping);
  }
}

/** Waits, or stops waiting when it is over. */
function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal: stopping }).catch(() => undefined);
}
