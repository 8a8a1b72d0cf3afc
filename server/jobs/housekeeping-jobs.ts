import { z } from 'zod';
import { dropExpiredSessions } from '#server/modules/identity/index.ts';
import { emptyOldNotices } from '#server/modules/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { keepHouse } from '#server/platform/housekeeping.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export function housekeepingJobs(db: Database, clock: Clock): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'housekeeping',
      schedule: '17 * * * *',
      schema: z.object({}),
      run: async () => {
        await keepHouse(db, clock.now());
        await dropExpiredSessions(db);
        await emptyOldNotices(db);
      },
    }),
  ];
}
