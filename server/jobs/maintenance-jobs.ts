import { z } from 'zod';
import { pruneExpiredSessions } from '#server/account/index.ts';
import { publishScheduled } from '#server/content/index.ts';
import { pruneWebhookPayloads } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { pruneExpired } from '#server/platform/database/prune-expired.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { auditBooks, type RunChecks, rollUpFinishedDays } from '#server/reports/index.ts';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from './worker/define-job.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly runChecks: RunChecks;
}

/** The nightly audit runs at 02:40 WIB, when hardly anybody shops. */
export function maintenanceJobs({ db, clock, runChecks }: Services): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'prune-expired',
      schedule: '17 * * * *',
      schema: z.object({}),
      run: async () => {
        await pruneExpired(db, clock.now());
        await withTx(db, async (tx) => succeed(await pruneExpiredSessions(tx)));
        await withTx(db, async (tx) => succeed(await pruneWebhookPayloads(tx)));
      },
    }),
    defineJob({
      name: 'publish-scheduled',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => publishScheduled(db, clock),
    }),
    defineJob({
      name: 'audit-books',
      schedule: '40 19 * * *',
      schema: z.object({}),
      run: () => auditBooks({ db, clock, runChecks }),
    }),
    defineJob({
      name: 'close-days',
      schedule: '10 * * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await rollUpFinishedDays(tx)));
      },
    }),
  ];
}
