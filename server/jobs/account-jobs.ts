import { z } from 'zod';
import { accountMailKinds, sendAccountMail } from '#server/modules/notifications/index.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export function accountJobs(mailer: Mailer): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-account-mail',
      schema: z.object({
        kind: z.enum(accountMailKinds),
        to: z.email(),
        full_name: z.string(),
        url: z.url(),
      }),
      run: (mail) => sendAccountMail(mailer, mail),
    }),
  ];
}
