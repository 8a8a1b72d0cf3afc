import { parseCronItems } from 'graphile-worker';
import type { JobDefinition } from './define-job.ts';

/**
 * The scheduled jobs, each in a queue of its own and under a key of its own: one that still runs is not overtaken by
 * its next turn, and turns that could not be taken do not pile up, one waits at most.
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
