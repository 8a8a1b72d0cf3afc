import { z } from 'zod';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import {
  handInMail,
  handInReviewMail,
  learningReminderMail,
  lessonAnswerMail,
  lessonQuestionMail,
} from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { unsubscribeToken } from '../privacy/index.ts';
import {
  readAskedQuestion,
  readLearningReminder,
  readReceivedHandIn,
  sendLearningReminders,
} from './index.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
  readonly secret: string;
}

const schema = z.object({ question_id: z.uuid() });

export function courseJobs(services: Services): readonly JobDefinition[] {
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

interface HandInServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
  readonly secret: string;
}

function handInJobs(services: HandInServices): readonly JobDefinition[] {
  return [teamMail(services), reviewMail(services)];
}

function teamMail({ db, mailer, app_url, readSettings }: HandInServices): JobDefinition {
  return defineMailJob(
    { db, mailer },
    {
      name: 'send-hand-in',
      schema: z.object({ hand_in_id: z.uuid() }),
      compose: async ({ hand_in_id }) => {
        const handIn = await readReceivedHandIn(db.orm, hand_in_id);
        if (handIn === null || !handIn.is_held || handIn.state !== 'waiting') return null;
        const { team_email } = await readSettings();
        const url = `${app_url}/admin/products/hand-ins?state=waiting`;
        return { to: team_email, write: () => handInMail({ ...handIn, url }) };
      },
    },
  );
}

/** Skipped for who wants no mails about their courses. */
function reviewMail({ db, mailer, app_url, secret }: HandInServices): JobDefinition {
  return defineMailJob(
    { db, mailer },
    {
      name: 'send-hand-in-review',
      schema: z.object({ hand_in_id: z.uuid(), state: z.enum(['accepted', 'returned']) }),
      compose: async ({ hand_in_id, state }) => {
        const handIn = await readReceivedHandIn(db.orm, hand_in_id);
        // A newer decision has a mail of its own.
        if (handIn === null || !handIn.is_held || !handIn.wants_mail || handIn.state !== state) return null;
        const { user_id, email, slug, lesson_id, ...facts } = handIn;
        const stop = unsubscribeToken({ user_id, topic: 'learning' }, secret);
        const url = `${app_url}/user/purchases/${slug}/learn/${encodeURIComponent(lesson_id)}#assignment`;
        const unsubscribe_url = `${app_url}/unsubscribe?token=${stop}`;
        return {
          to: email,
          write: withTitles(db, { ...facts, state, url, unsubscribe_url }, handInReviewMail),
        };
      },
    },
  );
}
