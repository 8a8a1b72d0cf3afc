import { z } from 'zod';
import { wantsMail } from '#server/account/index.ts';
import { issueInvoice } from '#server/invoices/index.ts';
import {
  subscriptionEvent,
  subscriptionMail,
  topicOfSubscriptionEvent,
} from '#server/notifications/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import {
  queueRenewalReminders,
  readMailRecipient,
  settleDueSubscriptions,
  sumSubscriptionFigures,
} from '#server/subscriptions/index.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface SubscriptionJobServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly app_url: string;
  readonly secret: string;
}

export function subscriptionJobs(services: SubscriptionJobServices): readonly JobDefinition[] {
  const { db, clock, mailer, logger, app_url, secret } = services;
  const onError = (error: unknown) => logger.error({ err: error }, 'a subscription could not be settled');
  return [
    defineJob({
      name: 'settle-subscriptions',
      schedule: '* * * * *',
      schema: z.object({}),
      run: () => settleDueSubscriptions({ db, clock, onError }),
    }),
    defineJob({
      name: 'queue-renewal-reminders',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => queueRenewalReminders({ db, clock }),
    }),
    defineJob({
      name: 'sum-subscriptions',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => sumSubscriptionFigures({ db, clock }),
    }),
    defineMailJob(
      { db, mailer },
      {
        name: 'send-subscription-mail',
        schema: z.object({ subscription_id: z.uuid(), news: subscriptionEvent }),
        compose: async ({ subscription_id, news: event }) => {
          // The invoice is due with the payment, whatever the mail preferences (ADR 0017).
          if (event.kind === 'charged') await issueInvoice(db, event.order_id);
          const recipient = await readMailRecipient(db.orm, subscription_id);
          if (recipient === null) return null;
          const { user_id, email, ...facts } = recipient;
          const topic = topicOfSubscriptionEvent(event.kind);
          if (topic !== null && !(await wantsMail(db.orm, user_id, topic))) return null;
          const stop = topic === null ? null : unsubscribeToken({ user_id, topic }, secret);
          const mail = {
            ...facts,
            subscriptions_url: `${app_url}/user/subscriptions`,
            billing_url: `${app_url}/user/billing`,
            unsubscribe_url: stop === null ? null : `${app_url}/unsubscribe?token=${stop}`,
            event,
          };
          return { to: email, write: withTitles(db, mail, subscriptionMail) };
        },
      },
    ),
  ];
}
