import { z } from 'zod';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { closeAbandonedTurns, forgetConversations } from './index.ts';

export function assistantJobs({ db }: { readonly db: Database }): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'forget-conversations',
      schedule: '35 20 * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => {
          await closeAbandonedTurns(tx);
          return succeed(await forgetConversations(tx));
        });
      },
    }),
  ];
}
