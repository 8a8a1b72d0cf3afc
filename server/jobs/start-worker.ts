import { parseCronItems, run, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { JobDefinition } from './define-job.ts';

export interface WorkerOptions {
  readonly db: Database;
  readonly jobs: readonly JobDefinition[];
  readonly concurrency: number;
  readonly logger: Logger;
}

export interface Worker {
  /** Takes no new job, lets the running ones finish, and gives back what it had locked. */
  stop(): Promise<void>;
}

/** Works off the queue in this process; any number of processes may do so at once. */
export async function startWorker({ db, jobs, concurrency, logger }: WorkerOptions): Promise<Worker> {
  const runner = await run({
    pgPool: db.pool,
    schema: 'graphile_worker',
    concurrency,
    // New jobs are announced by the database; polling only finds those that waited for their time.
    pollInterval: 1_000,
    noHandleSignals: true,
    taskList: taskListOf(jobs, logger),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
        schedule === undefined
          ? []
          : [{ task: name, match: schedule, options: { backfillPeriod: 0, maxAttempts: 1 } }],
      ),
    ),
    logger: workerLogger(logger),
  });
  runner.promise.catch((error: unknown) => logger.error({ err: error }, 'worker stopped by an error'));
  return { stop: () => runner.stop() };
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
