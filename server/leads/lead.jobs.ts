import { z } from 'zod';
import { readSubmission } from '#server/leads/index.ts';
import { leadConfirmationMail, leadNoticeMail } from '#server/notifications/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { translateForReader } from '#server/translations/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { defineMailJob } from '../jobs/mail-job.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';

export interface LeadJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const schema = z.object({ submission_id: z.uuid() });

export function leadJobs({ db, mailer, app_url, readSettings }: LeadJobServices): readonly JobDefinition[] {
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-lead-notice',
        schema,
        compose: async ({ submission_id }) => {
          const submission = await readSubmission(db.orm, submission_id);
          if (submission === null) return null;
          const { team_email } = await readSettings();
          return { to: team_email, write: () => leadNoticeMail(submission) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-lead-confirmation',
        schema: schema.extend({ language: z.enum(mailLanguages).optional() }),
        compose: async ({ submission_id, language }) => {
          const submission = await readSubmission(db.orm, submission_id);
          if (submission === null) return null;
          const facts = { ...submission, ...(await readSettings()), app_url };
          const said = (source: string) =>
            translateForReader(db.orm, { area: 'site', is_html: false, source });
          const write = async () =>
            leadConfirmationMail({
              ...facts,
              claim_contact: await said(facts.claim_contact),
              support_hours: await said(facts.support_hours),
            });
          return { to: submission.email, language, write };
        },
      },
    ),
  ];
}
