import { z } from 'zod';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import type { Database } from '../platform/database/db.ts';
import { issueCreditNotes, issueMissingDocuments } from './index.ts';

export function invoiceJobs(db: Database): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'issue-credit-notes',
      schema: z.object({ order_id: z.uuid() }),
      run: ({ order_id }) => issueCreditNotes(db, order_id),
    }),
    defineJob({
      name: 'issue-missing-documents',
      schedule: '25 * * * *',
      schema: z.object({}),
      run: () => issueMissingDocuments(db),
    }),
  ];
}
