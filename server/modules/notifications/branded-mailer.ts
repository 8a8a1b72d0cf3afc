import type { Mailer } from '#server/platform/mailer.ts';
import { escapeHtml, interpolateSettings } from '#shared/setting-tokens.ts';

/** Adds the current business name to every mail. */
export function createBrandedMailer(mailer: Mailer, readBrandName: () => Promise<string>): Mailer {
  return {
    async send({ subject, text, html, invitation, ...mail }) {
      const settings = { brand_name: await readBrandName() };
      await mailer.send({
        ...mail,
        subject: interpolateSettings(subject, settings),
        text: interpolateSettings(text, settings),
        html: interpolateSettings(html, settings, escapeHtml),
        ...(invitation === undefined
          ? {}
          : { invitation: { ...invitation, text: interpolateSettings(invitation.text, settings) } }),
      });
    },
    close: () => mailer.close(),
  };
}
