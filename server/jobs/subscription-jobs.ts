import { z } from 'zod';
import { wantsMail } from '#server/modules/identity/index.ts';
import { issueInvoice } from '#server/modules/invoices/index.ts';
import { sendSubscriptionMail, topicOfSubscriptionEvent } from '#server/modules/notifications/index.ts';
import { unsubscribeToken } from '#server/modules/privacy/index.ts';
import {
  queueRenewalReminders,
  readMailRecipient,
  settleDueSubscriptions,
} from '#server/modules/subscriptions/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { jobMailer, type Mailer } from '#server/platform/mailer.ts';
import { sen } from '#shared/money.ts';
import { chargeFailures, endReasons } from '#shared/subscriptions.ts';
import { defineJob, type JobDefinition } from './define-job.ts';

export interface SubscriptionJobServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly app_url: string;
  readonly secret: string;
}

const amount = z.int().transform(sen);
const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial_started'), ends_at: z.iso.datetime(), price_bigint: amount }),
  z.object({
    kind: z.literal('charged'),
    order_id: z.uuid(),
    amount_bigint: amount,
    ends_at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('reminder'),
    ends_at: z.iso.datetime(),
    price_bigint: amount,
    is_trial: z.boolean(),
  }),
  z.object({
    kind: z.literal('payment_failed'),
    failure: z.enum(chargeFailures),
    price_bigint: amount,
    grace_until: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('cancelled'), ends_at: z.iso.datetime() }),
  z.object({ kind: z.literal('ended'), reason: z.enum(endReasons) }),
]);

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
      formerly: 'remind-of-renewals',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => queueRenewalReminders({ db, clock }),
    }),
    defineJob({
      name: 'send-subscription-mail',
      schema: z.object({ subscription_id: z.uuid(), news: event }),
      run: async ({ subscription_id, news: mailEvent }, jobId) => {
        // The invoice is due with the payment, whatever the mail preferences (ADR 0050).
        if (mailEvent.kind === 'charged') await issueInvoice(db, mailEvent.order_id);
        const recipient = await readMailRecipient(db.orm, subscription_id);
        if (recipient === null) return;
        const { user_id } = recipient;
        const topic = topicOfSubscriptionEvent(mailEvent.kind);
        if (topic !== null && !(await wantsMail(db.orm, user_id, topic))) return;
        const stop = topic === null ? null : unsubscribeToken({ user_id, topic }, secret);
        await sendSubscriptionMail(jobMailer(mailer, jobId), recipient.email, {
          full_name: recipient.full_name,
          product_title: recipient.product_title,
          plan_name: recipient.plan_name,
          balance_bigint: recipient.balance_bigint,
          subscriptions_url: `${app_url}/user/subscriptions`,
          billing_url: `${app_url}/user/billing`,
          unsubscribe_url: stop === null ? null : `${app_url}/unsubscribe?token=${stop}`,
          event: mailEvent,
        });
      },
    }),
  ];
}
