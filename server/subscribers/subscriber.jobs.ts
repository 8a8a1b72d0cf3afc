import { z } from 'zod';
import { subscriberConfirmationMail, subscriberWelcomeMail } from '#server/notifications/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import { MAIL_CHOICES_PATH, SUBSCRIBE_PATH } from '#shared/people/subscribers.ts';
import { succeed } from '#shared/result.ts';
import { defineMailJob } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';
import {
  choicesToken,
  confirmToken,
  pruneConfirmations,
  readConfirmation,
  readSubscriberFor,
} from './index.ts';

interface SubscriberJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
}

export function subscriberJobs({
  db,
  mailer,
  app_url,
  secret,
}: SubscriberJobServices): readonly JobDefinition[] {
  return [
    defineMailJob(
      { db, mailer },
      {
        name: 'send-subscriber-confirmation',
        schema: z.object({ confirmation_id: z.uuid() }),
        compose: async ({ confirmation_id }) => {
          const confirmation = await readConfirmation(db.orm, confirmation_id);
          if (confirmation === null) return null;
          const { email: to, language } = confirmation;
          const token = encodeURIComponent(confirmToken(confirmation_id, secret));
          const url = `${app_url}${SUBSCRIBE_PATH}/confirm?token=${token}`;
          return { to, language, write: () => subscriberConfirmationMail({ url }) };
        },
      },
    ),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-subscriber-welcome',
        schema: z.object({ person_id: z.uuid() }),
        compose: async ({ person_id }) => {
          const person = await readSubscriberFor(db.orm, person_id, 'news');
          if (person === null) return null;
          const choices = encodeURIComponent(choicesToken(person_id, secret));
          const leave = unsubscribeToken({ user_id: person_id, topic: 'news' }, secret);
          const facts = {
            url: `${app_url}/blog`,
            choices_url: `${app_url}${MAIL_CHOICES_PATH}?token=${choices}`,
            unsubscribe_url: `${app_url}/unsubscribe?token=${leave}`,
          };
          const { email: to, language } = person;
          return { to, language: language ?? undefined, write: () => subscriberWelcomeMail(facts) };
        },
      },
    ),
    defineJob({
      name: 'forget-subscriber-confirmations',
      schedule: '45 3 * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await pruneConfirmations(tx)));
      },
    }),
  ];
}
