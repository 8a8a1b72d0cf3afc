import { z } from 'zod';
import { auditBooks, closeDays, type RunChecks } from '#server/modules/reports/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

interface AuditJobServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly runChecks: RunChecks;
}

/** The nightly audit runs at 02.40 WIB, when hardly anybody shops; a day is closed some hours after its end. */
export function auditJobs(services: AuditJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'audit-books',
      schedule: '40 19 * * *',
      schema: z.object({}),
      run: () => auditBooks(services),
    }),
    defineJob({
      name: 'close-days',
      schedule: '10 * * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(services.db, async (tx) => succeed(await closeDays(tx)));
      },
    }),
  ];
}
