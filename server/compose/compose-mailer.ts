import type { SiteSettings } from '#shared/content/site-settings.ts';
import { createBoundedMailer, createBrandedMailer, senderOf } from '../notifications/index.ts';
import { createMailer, type Mailer } from '../platform/outgoing/mailer.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import type { ComposeOptions } from './compose.ts';

interface MailerParts {
  readonly limiter: RateLimiter;
  readonly readSettings: () => Promise<SiteSettings>;
}

/** Bounds what one address gets, and signs as the business. */
export function composeMailer(
  { config, db, logger, app_url }: ComposeOptions,
  { limiter, readSettings }: MailerParts,
): Mailer {
  const readTeamEmail = async () => (await readSettings()).team_email;
  const bounded = createBoundedMailer(createMailer(config, db), { db, limiter, logger, readTeamEmail });
  return createBrandedMailer(bounded, senderOf(readSettings, app_url));
}
