import { z } from 'zod';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { forgetMisses } from './index.ts';

export function searchJobs({ db }: { readonly db: Database }): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'forget-search-misses',
      schedule: '25 20 * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await forgetMisses(tx)));
      },
    }),
  ];
}
