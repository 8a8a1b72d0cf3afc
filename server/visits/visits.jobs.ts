import { z } from 'zod';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import { closeVisitDays } from './visits.queries.ts';

export function visitJobs({
  db,
  clock,
}: {
  readonly db: Pick<Database, 'pool'>;
  readonly clock: Clock;
}): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'close-visit-days',
      schedule: '20 * * * *',
      schema: z.object({}),
      run: () => closeVisitDays(db, clock.now()),
    }),
  ];
}
