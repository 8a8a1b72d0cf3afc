import { z } from 'zod';
import { publishScheduled } from '#server/modules/content/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export function contentJobs(db: Database, clock: Clock): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'publish-scheduled',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => publishScheduled(db, clock),
    }),
  ];
}
