import type { CalendarInvitation, Mailer } from '#server/platform/outgoing/mailer.ts';
import { escapeHtml, interpolateSettings } from '#shared/content/setting-tokens.ts';

/** Adds the current business name to every mail. */
export function createBrandedMailer(mailer: Mailer, readBrandName: () => Promise<string>): Mailer {
  return {
    async send({ subject, text, html, invitation, further_invitations = [], ...mail }) {
      const settings = { brand_name: await readBrandName() };
      const branded = (file: CalendarInvitation) => ({
        ...file,
        text: interpolateSettings(file.text, settings),
      });
      await mailer.send({
        ...mail,
        subject: interpolateSettings(subject, settings),
        text: interpolateSettings(text, settings),
        html: interpolateSettings(html, settings, escapeHtml),
        ...(invitation === undefined ? {} : { invitation: branded(invitation) }),
        further_invitations: further_invitations.map(branded),
      });
    },
    close: () => mailer.close(),
  };
}
