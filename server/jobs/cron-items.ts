import { parseCronItems } from 'graphile-worker';
import type { JobDefinition } from './define-job.ts';

/**
 * Scheduled jobs, each with its own queue and key: a run never overlaps the previous one, and at most one missed run
 * waits.
 */
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
