import { z } from 'zod';
import { paymentReminderCopy } from '#messages/payments/mails.ts';
import type { PurchaseLinks } from '#server/intents/index.ts';
import { paymentReminderMail } from '#server/notifications/index.ts';
import { readReminder, sendPaymentReminders } from '#server/payment-reminders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Mailer } from '#server/platform/outgoing/mailer.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import { translateTitles } from '#server/translations/index.ts';
import { paymentChat, type TellByWhatsapp } from '#server/whatsapp/index.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { defineMailJob, withTitles } from '../jobs/mail-job.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export interface PaymentReminderJobServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secret: string;
  readonly links: PurchaseLinks;
  readonly tell: TellByWhatsapp;
}

type Reminder = NonNullable<Awaited<ReturnType<typeof readReminder>>>;

export function paymentReminderJobs(services: PaymentReminderJobServices): readonly JobDefinition[] {
  const { db, app_url, secret, links } = services;
  return [
    defineJob({
      name: 'remind-payers',
      schedule: '*/5 * * * *',
      schema: z.object({}),
      run: () => sendPaymentReminders(services),
    }),
    defineMailJob(services, {
      name: 'send-payment-reminder',
      schema: z.object({ payment_id: z.uuid() }),
      compose: async ({ payment_id }) => {
        const found = await readReminder(db, payment_id);
        if (found === null) return null;
        const { email: to, language, full_name, title, amount_bigint, expires_at } = found;
        const facts = {
          full_name,
          title,
          amount: toRupiah(amount_bigint),
          expires_at: new Date(expires_at).toISOString(),
          url: app_url + pageOf(found, payment_id),
          unsubscribe_url: `${app_url}/unsubscribe?token=${stopToken(found, payment_id)}`,
        };
        const write = withTitles(db, facts, paymentReminderMail);
        const mail = { to, language: language ?? undefined, write };
        // A guest's link is for the mailbox: it would let whoever has the phone go on.
        return found.is_guest ? mail : { ...mail, chat: () => chatOf(found, payment_id) };
      },
    }),
  ];

  async function chatOf(found: Reminder, id: string) {
    const { full_name: name, title, amount_bigint } = await translateTitles(db.orm, found);
    const url = app_url + pathInLanguage(pageOf(found, id), currentLanguage());
    const amount = formatRupiah(toRupiah(amount_bigint));
    return paymentChat({ id, name, title: title === '' ? paymentReminderCopy.topUp : title, amount, url });
  }

  function pageOf({ intent_id, is_guest, email }: Reminder, payment_id: string): string {
    if (intent_id === null) return `/user/billing?payment=${payment_id}`;
    if (!is_guest) return `${purchasePath(intent_id)}?payment=${payment_id}`;
    return `/purchase/resume?token=${encodeURIComponent(links.resumeTokenOf(intent_id, email))}`;
  }

  function stopToken({ user_id }: Reminder, payment_id: string): string {
    return user_id === null
      ? unsubscribeToken({ user_id: payment_id, topic: 'payment_reminders' }, secret)
      : unsubscribeToken({ user_id, topic: 'reminders' }, secret);
  }
}
