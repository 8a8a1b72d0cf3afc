import { z } from 'zod';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { advanceSequences, followSegments } from './index.ts';

interface SequenceJobServices {
  readonly db: Database;
  readonly clock: Clock;
}

export function sequenceJobs(services: SequenceJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'advance-sequences',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => advanceSequences(services),
    }),
    defineJob({
      name: 'follow-segments',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => followSegments(services.db),
    }),
  ];
}
