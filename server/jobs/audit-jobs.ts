import { z } from 'zod';
import { auditBooks, type RunChecks } from '#server/modules/reports/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

interface AuditJobServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly runChecks: RunChecks;
}

/** Every night at 02.40 WIB, when nearly nobody shops. */
export function auditJobs(services: AuditJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'audit-books',
      schedule: '40 19 * * *',
      schema: z.object({}),
      run: () => auditBooks(services),
    }),
  ];
}
