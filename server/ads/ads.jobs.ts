import { z } from 'zod';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { type AdServices, pruneAds, sendAdEvents } from './index.ts';

const nothing = z.object({});

export function adJobs(services: AdServices): readonly JobDefinition[] {
  const { db, clock } = services;
  return [
    // Also queued by the database with each purchase and refund that is to be told.
    defineJob({
      name: 'send-ad-events',
      schedule: '* * * * *',
      schema: nothing,
      run: () => sendAdEvents(services),
    }),
    defineJob({
      name: 'prune-ads',
      schedule: '58 3 * * *',
      schema: nothing,
      run: async () => {
        await withTx(db, async (tx) => succeed(await pruneAds(tx, clock.now())));
      },
    }),
  ];
}
