import { z } from 'zod';
import { readAskedQuestion, readLearningReminder, sendLearningReminders } from '#server/courses/index.ts';
import { learningReminderMail, lessonAnswerMail, lessonQuestionMail } from '#server/notifications/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import { handInJobs } from './hand-ins/hand-in.jobs.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
  readonly secret: string;
}

const schema = z.object({ question_id: z.uuid() });

export function learningJobs(services: Services): readonly JobDefinition[] {
  return [...questionJobs(services), ...reminderJobs(services), ...handInJobs(services)];
}

/** Reminders go out at ten in the morning WIB, never at night. */
function reminderJobs({
  db,
  clock,
  mailer,
  app_url,
  readSettings,
  secret,
}: Services): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'remind-learners',
      schedule: '0 3 * * *',
      schema: z.object({}),
      run: async () =>
        sendLearningReminders({ db, clock }, Number((await readSettings()).learning_reminder_days)),
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-learning-reminder',
        schema: z.object({ reminder_id: z.uuid() }),
        compose: async ({ reminder_id }) => {
          const found = await readLearningReminder({ db, clock }, reminder_id);
          if (found === null) return null;
          const { user_id, email, slug, lesson_id, ...facts } = found;
          const stop = unsubscribeToken({ user_id, topic: 'learning' }, secret);
          const url = `${app_url}/user/purchases/${slug}/learn/${encodeURIComponent(lesson_id)}`;
          const unsubscribe_url = `${app_url}/unsubscribe?token=${stop}`;
          return {
            to: email,
            write: withTitles(db, { ...facts, url, unsubscribe_url }, learningReminderMail),
          };
        },
      },
    ),
  ];
}

function questionJobs({ db, mailer, app_url, readSettings }: Services): readonly JobDefinition[] {
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
          return { to: email, write: withTitles(db, { ...question, answer, url }, lessonAnswerMail) };
        },
      },
    ),
  ];
}
