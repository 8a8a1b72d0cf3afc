import { z } from 'zod';
import { readAccount } from '#server/account/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import type { TellByWhatsapp } from '#server/whatsapp/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { recoveryCauses } from '#shared/recovery/recovery.ts';
import { succeed } from '#shared/result.ts';
import { defineMailJob } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { type ComposeServices, composeMessage, composePaymentReminder } from './compose-message.ts';
import { delaysOf, planRecovery, pruneMessages, sendRecovery, writeSample } from './index.ts';

interface RecoveryJobServices extends ComposeServices {
  readonly mailer: Mailer;
  readonly tell: TellByWhatsapp;
  readonly readSettings: () => Promise<SiteSettings>;
}

const samplePayload = z.object({
  user_id: z.uuid(),
  cause: z.enum(recoveryCauses),
  language: z.enum(mailLanguages),
});

export function recoveryJobs(services: RecoveryJobServices): readonly JobDefinition[] {
  const { db, clock, readSettings } = services;
  return [
    defineJob({
      name: 'send-recovery',
      formerly: 'remind-payers',
      schedule: '*/5 * * * *',
      schema: z.object({}),
      run: async () => {
        await planRecovery({ db, clock }, delaysOf(await readSettings()));
        await sendRecovery({ db, clock });
      },
    }),
    defineMailJob(services, {
      name: 'send-recovery-message',
      schema: z.object({ message_id: z.uuid() }),
      compose: ({ message_id }) => composeMessage(services, message_id),
    }),
    // Queued by the release before recovery messages.
    defineMailJob(services, {
      name: 'send-payment-reminder',
      schema: z.object({ payment_id: z.uuid() }),
      compose: ({ payment_id }) => composePaymentReminder(services, payment_id),
    }),
    defineMailJob(services, {
      name: 'send-recovery-sample',
      schema: samplePayload,
      compose: async ({ user_id, cause, language }) => {
        const { email: to, full_name } = await readAccount(db.orm, user_id);
        const sample = await writeSample(services, { cause, language, full_name });
        return sample.ok ? { to, language, write: () => sample.value } : null;
      },
    }),
    defineJob({
      name: 'prune-recovery',
      schedule: '55 3 * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await pruneMessages(tx, clock.now())));
      },
    }),
  ];
}
