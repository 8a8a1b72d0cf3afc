import type { CalendarInvitation, Mailer } from '#server/platform/outgoing/mailer.ts';
import { escapeHtml, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { CONSULTANT, consultantHtml } from './mail-html.ts';

export interface Sender {
  readonly brand_name: string;
  readonly consultant_name: string;
  readonly consultant_photo: string;
}

export function createBrandedMailer(mailer: Mailer, readSender: () => Promise<Sender>): Mailer {
  return {
    async send({ subject, text, html, invitation, further_invitations = [], ...mail }) {
      const sender = await readSender();
      const settings = { brand_name: sender.brand_name };
      const branded = (file: CalendarInvitation) => ({
        ...file,
        text: interpolateSettings(file.text, settings),
      });
      await mailer.send({
        ...mail,
        subject: interpolateSettings(subject, settings),
        text: interpolateSettings(text, settings),
        html: interpolateSettings(html, settings, escapeHtml).replace(CONSULTANT, () =>
          consultantHtml(sender),
        ),
        ...(invitation === undefined ? {} : { invitation: branded(invitation) }),
        further_invitations: further_invitations.map(branded),
      });
    },
    close: () => mailer.close(),
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
