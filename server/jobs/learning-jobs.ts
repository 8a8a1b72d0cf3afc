import { z } from 'zod';
import { readAskedQuestion } from '#server/modules/learning/index.ts';
import { lessonAnswerMail, lessonQuestionMail } from '#server/modules/notifications/index.ts';
import type { Database } from '#server/platform/db.ts';
import type { Mailer } from '#server/platform/mailer.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import type { JobDefinition } from './define-job.ts';
import { defineMailJob } from './mail-job.ts';

interface Services {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
}

const schema = z.object({ question_id: z.uuid() });

/** Mails about questions under lessons; none for a course that was given back meanwhile. */
export function learningJobs({ db, mailer, app_url, readSettings }: Services): readonly JobDefinition[] {
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-lesson-question',
        schema,
        compose: async ({ question_id }) => {
          const question = await readAskedQuestion(db.orm, question_id);
          if (question === null) return null;
          const { team_email } = await readSettings();
          const url = `${app_url}/admin/products/questions?state=waiting`;
          return { to: team_email, write: () => lessonQuestionMail({ ...question, url }) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-lesson-answer',
        schema,
        compose: async ({ question_id }) => {
          const question = await readAskedQuestion(db.orm, question_id);
          if (question === null || question.answer === null) return null;
          const { answer, email, slug, lesson_id } = question;
          const url = `${app_url}/user/purchases/${slug}/learn/${encodeURIComponent(lesson_id)}#questions`;
          return { to: email, write: () => lessonAnswerMail({ ...question, answer, url }) };
        },
      },
    ),
  ];
}
