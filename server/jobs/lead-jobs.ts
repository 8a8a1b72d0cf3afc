import { z } from 'zod';
import { readSubmission } from '#server/modules/leads/index.ts';
import { sendLeadConfirmation, sendLeadNotice } from '#server/modules/notifications/index.ts';
import type { Database } from '#server/platform/db.ts';
import { jobMailer, type Mailer } from '#server/platform/mailer.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface LeadJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const schema = z.object({ submission_id: z.uuid() });

/** The two mails of a form. Skips a submission that was deleted before its mail was sent. */
export function leadJobs({ db, mailer, app_url, readSettings }: LeadJobServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'send-lead-notice',
      schema,
      run: async ({ submission_id }, jobId) => {
        const submission = await readSubmission(db.orm, submission_id);
        if (submission === null) return;
        const { team_email } = await readSettings();
        await sendLeadNotice(jobMailer(mailer, jobId), team_email, submission);
      },
    }),
    defineJob({
      name: 'send-lead-confirmation',
      schema,
      run: async ({ submission_id }, jobId) => {
        const submission = await readSubmission(db.orm, submission_id);
        if (submission === null) return;
        const { support_hours, claim_contact } = await readSettings();
        const { email, form_type, full_name, place } = submission;
        const facts = { form_type, full_name, place, support_hours, claim_contact, app_url };
        await sendLeadConfirmation(jobMailer(mailer, jobId), email, facts);
      },
    }),
  ];
}
