import { z } from 'zod';
import { findMailLanguage, isProvedAddress } from '#server/account/index.ts';
import type { PortalLink } from '#server/intents/index.ts';
import { type MailContent, writeFor } from '#server/notifications/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { jobMailer, type Mailer } from '#server/platform/outgoing/mailer.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { translateTitles } from '#server/translations/index.ts';
import { type ChatMessage, MAIL_ONLY, type TellByWhatsapp } from '#server/whatsapp/index.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { isRecord } from '#shared/json.ts';
import type { MailLanguage } from '#shared/people/account-mails.ts';
import { defineJob, type JobDefinition } from './worker/define-job.ts';

interface ComposedMail {
  readonly to: string;
  /** Defaults to the language of the account with this address. */
  readonly language?: MailLanguage | undefined;
  /** The message that goes by WhatsApp in its place, to people who agreed to that. */
  readonly chat?: () => ChatMessage | Promise<ChatMessage>;
  readonly write: () => MailContent | Promise<MailContent>;
}

export const withTitles =
  <Facts>(db: Database, facts: Facts, write: (facts: Facts) => MailContent) =>
  async (): Promise<MailContent> =>
    write(await translateTitles(db.orm, facts));

interface MailJob<Schema extends z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** Null if nobody should get it any more. */
  readonly compose: (payload: z.output<Schema>) => Promise<ComposedMail | null>;
}

interface MailJobServices {
  readonly db: Database;
  readonly mailer: Mailer;
  /** None: everything is mailed. */
  readonly tell?: TellByWhatsapp;
}

export interface SessionMailServices extends MailJobServices {
  readonly clock: Clock;
  readonly app_url: string;
  readonly portalLink: PortalLink;
  readonly readSettings: () => Promise<SiteSettings>;
}

const mailOnly = z.object({ is_mail_only: z.literal(MAIL_ONLY.is_mail_only) });

export function defineMailJob<Schema extends z.ZodType>(
  { db, mailer, tell }: MailJobServices,
  { name, schema, compose }: MailJob<Schema>,
): JobDefinition {
  return defineJob({
    name,
    schema: z.unknown(),
    sends_mail: true,
    run: async (payload, jobId) => {
      const mail = await compose(schema.parse(payload));
      if (mail === null) return;
      const { to, chat, write } = mail;
      const language = mail.language ?? (await findMailLanguage(db.orm, to));
      if (
        tell !== undefined &&
        chat !== undefined &&
        isRecord(payload) &&
        !mailOnly.safeParse(payload).success
      ) {
        const message = await runInLanguage(language, async () => chat());
        if (await tell({ ...message, email: to, language, mail: { name, payload } })) return;
      }
      const reader = { is_proved: await isProvedAddress(db.orm, to) };
      const written = await runInLanguage(language, () => writeFor(reader, write));
      await jobMailer(mailer, jobId).send({ to, ...written });
    },
  });
}
