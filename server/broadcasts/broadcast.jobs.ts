import { z } from 'zod';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import { RUN_BROADCASTS, runBroadcasts } from './index.ts';

export const broadcastJobs = ({ db }: { readonly db: Database }): readonly JobDefinition[] => [
  defineJob({
    name: RUN_BROADCASTS,
    schedule: '* * * * *',
    schema: z.object({}),
    run: () => runBroadcasts(db),
  }),
];
