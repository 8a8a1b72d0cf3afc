import { previewMessage, testMessage } from '#contract/mailings/admin.ts';
import * as contract from '#contract/mailings/mailings.ts';
import { mailingsCopy as copy } from '#messages/mailings/mails.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mail, Mailer } from '../platform/outgoing/mailer.ts';
import { followLink, takeNotice, takeProviderNotice, writeSample } from './index.ts';

interface Services {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly app_url: string;
  readonly secrets: readonly string[];
  /** Shared with the mail service, for its notices; null: none is believed. */
  readonly notice_secret: string | null;
  /** Fills in what names the shop, as the mailer does. */
  readonly brand: (mail: Mail) => Promise<Mail>;
}

export function mailingRoutes(services: Services): readonly Implementation[] {
  const { db, mailer, app_url, brand, notice_secret } = services;
  return [
    implement(contract.followMailLink, ({ params, body, request }) =>
      followLink(services, { ...params, ...body, user_agent: request.user_agent }),
    ),
    implement(contract.takeMailNotice, ({ body: { type, data }, request: { headers, raw_body } }) => {
      const kind = type === 'mail.bounced' ? 'bounced' : 'complained';
      return takeNotice(db, { notice: { kind, ...data }, headers, raw_body }, notice_secret);
    }),
    implement(contract.takeResendNotice, ({ request: { headers, raw_body } }) =>
      takeProviderNotice(db, { provider: 'resend', headers, raw_body }, notice_secret),
    ),
    implement(contract.takePostmarkNotice, ({ request: { headers, raw_body } }) =>
      takeProviderNotice(db, { provider: 'postmark', headers, raw_body }, notice_secret),
    ),
    implement(previewMessage, async ({ body, caller }) => {
      const sample = await writeSample(db.orm, body, app_url);
      if (!sample.ok) return sample;
      const { subject, text, html } = await brand({ ...sample.value, to: caller.email });
      return succeed({ subject, text, html });
    }),
    implement(testMessage, async ({ body, caller: { email: to } }) => {
      const sample = await writeSample(db.orm, body, app_url);
      if (!sample.ok) return sample;
      const headers = body.reply_to === null ? {} : { 'Reply-To': body.reply_to };
      await mailer.send({ ...sample.value, headers, to, subject: copy.test(sample.value.subject) });
      return succeed({ to });
    }),
  ];
}
