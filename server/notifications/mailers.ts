import { escapeHtml, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { mailboxOf } from '#shared/people/mailbox.ts';
import { isProvedAddress } from '../account/index.ts';
import { hasPaid } from '../payments/index.ts';
import type { Database } from '../platform/database/db.ts';
import type { CalendarInvitation, Mail, Mailer } from '../platform/outgoing/mailer.ts';
import type { Limit, RateLimiter } from '../platform/rate-limiter.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { CONSULTANT, consultantHtml } from './mail-html.ts';

export interface Sender {
  readonly brand_name: string;
  readonly consultant_name: string;
  readonly consultant_photo: string;
}

export function createBrandedMailer(mailer: Mailer, readSender: () => Promise<Sender>): Mailer {
  return {
    send: async (mail) => mailer.send(brandMail(mail, await readSender())),
    close: () => mailer.close(),
  };
}

/** Fills in who sends it. */
export function brandMail(
  { subject, text, html, invitation, further_invitations = [], ...mail }: Mail,
  sender: Sender,
): Mail {
  const settings = { brand_name: sender.brand_name };
  const branded = (file: CalendarInvitation) => ({
    ...file,
    text: interpolateSettings(file.text, settings),
  });
  return {
    ...mail,
    subject: interpolateSettings(subject, settings),
    text: interpolateSettings(text, settings),
    html: interpolateSettings(html, settings, escapeHtml).replace(CONSULTANT, () => consultantHtml(sender)),
    ...(invitation === undefined ? {} : { invitation: branded(invitation) }),
    further_invitations: further_invitations.map(branded),
  };
}

/** The photograph's URL is absolute, because mails are read off the site. */
export const senderOf =
  (readSettings: () => Promise<Sender>, app_url: string) => async (): Promise<Sender> => {
    const { brand_name, consultant_name, consultant_photo: photo } = await readSettings();
    return {
      brand_name,
      consultant_name,
      consultant_photo: photo === '' ? '' : new URL(photo, app_url).href,
    };
  };

/** All mails to an unproved mailbox, because anybody can type its address. */
const UNPROVED: Limit = { name: 'mails-to-mailbox', points: 10, seconds: 3600 };
const PAID: Limit = { name: 'mails-to-payer', points: 60, seconds: 3600 };

interface BoundedMailerServices {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  readonly readTeamEmail: () => Promise<string>;
}

/** The only limit on mails to mailboxes that have not proved their address. */
export function createBoundedMailer(
  mailer: Mailer,
  { db, limiter, logger, readTeamEmail }: BoundedMailerServices,
): Mailer {
  async function isWithinLimit(to: string): Promise<boolean> {
    if ((await isProvedAddress(db.orm, to)) || to === (await readTeamEmail())) return true;
    const limit = (await hasPaid(db.orm, to)) ? PAID : UNPROVED;
    return (await limiter.consume(limit, mailboxOf(to))).ok;
  }

  return {
    async send(mail) {
      if (await isWithinLimit(mail.to)) return mailer.send(mail);
      logger.warn(
        { message_id: mail.message_id },
        'mail held back: its mailbox is not proved and got too many',
      );
    },
    close: () => mailer.close(),
  };
}
