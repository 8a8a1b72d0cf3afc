import { z } from 'zod';
import { pruneExpiredSessions } from '#server/modules/identity/index.ts';
import { pruneWebhookPayloads } from '#server/modules/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { pruneExpired } from '#server/platform/prune-expired.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export function maintenanceJobs(db: Database, clock: Clock): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'prune-expired',
      formerly: 'housekeeping',
      schedule: '17 * * * *',
      schema: z.object({}),
      run: async () => {
        await pruneExpired(db, clock.now());
        await withTx(db, async (tx) => succeed(await pruneExpiredSessions(tx)));
        await withTx(db, async (tx) => succeed(await pruneWebhookPayloads(tx)));
      },
    }),
  ];
}
