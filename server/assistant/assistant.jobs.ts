import { z } from 'zod';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { type AskServices, closeAbandonedTurns, evaluateAssistant, forgetConversations } from './index.ts';

interface Services {
  readonly db: Database;
  /** Null: no endpoint is set. */
  readonly asking: AskServices | null;
}

export function assistantJobs({ db, asking }: Services): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'evaluate-assistant',
      schema: z.object({ evaluation_id: z.uuid() }),
      run: async ({ evaluation_id }) => {
        if (asking !== null) await evaluateAssistant(asking, evaluation_id);
      },
    }),
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
