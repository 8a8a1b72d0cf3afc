import { z } from 'zod';
import { accountMail } from '#server/notifications/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { eraseDueAccounts, packRequestedExport, pruneExpiredExports } from '#server/privacy/index.ts';
import { accountMailKinds, mailLanguages } from '#shared/people/account-mails.ts';
import { succeed } from '#shared/result.ts';
import { defineMailJob } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface AccountJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly app_url: string;
}

export function accountJobs({ db, mailer, logger, app_url }: AccountJobServices): readonly JobDefinition[] {
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-account-mail',
        schema: z.object({
          kind: z.enum(accountMailKinds),
          to: z.email(),
          full_name: z.string(),
          language: z.enum(mailLanguages).default('id'),
          url: z.url().optional(),
          code: z.string().optional(),
        }),
        compose: async ({ kind, to, language, ...facts }) => ({
          to,
          language,
          write: () => accountMail(kind, facts),
        }),
      },
    ),
    defineJob({
      name: 'pack-account-export',
      schema: z.object({ export_id: z.uuid() }),
      run: ({ export_id }) => packRequestedExport(db, export_id, app_url),
    }),
    defineJob({
      name: 'erase-due-accounts',
      schedule: '41 * * * *',
      schema: z.object({}),
      run: async () => {
        await eraseDueAccounts(db, ({ user_id, error }) =>
          logger.error({ err: error, user_id }, 'account erasure failed'),
        );
        await withTx(db, async (tx) => succeed(await pruneExpiredExports(tx)));
      },
    }),
  ];
}
