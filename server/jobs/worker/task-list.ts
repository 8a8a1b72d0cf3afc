import { parseCronItems, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { inSpan, type SpanFacts } from '#server/platform/telemetry/tracing.ts';
import { isRecord } from '#shared/is-record.ts';
import type { JobDefinition } from './define-job.ts';

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
