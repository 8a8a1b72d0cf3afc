import type { SiteSettings } from '#shared/content/site-settings.ts';
import type { Implementation } from '../api/implement.ts';
import { broadcastJobs } from '../broadcasts/broadcast.jobs.ts';
import { broadcastRoutes } from '../broadcasts/broadcasts.routes.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import { mailingJobs } from '../mailings/mailing.jobs.ts';
import { mailingRoutes } from '../mailings/mailings.routes.ts';
import { brandMail, createBrandedMailer, senderOf } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import { createMailer, type Mail } from '../platform/outgoing/mailer.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import { sequenceJobs } from '../sequences/sequence.jobs.ts';
import { sequenceRoutes } from '../sequences/sequences.routes.ts';

interface Installation {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
}

interface Parts {
  readonly limiter: RateLimiter;
  readonly readSettings: () => Promise<SiteSettings>;
}

interface ComposedMailings {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
}

/** Consents prove these mailboxes, so the limit on mails to unproved ones does not apply. */
export function composeMailings(
  { config, db, clock, app_url }: Installation,
  { limiter, readSettings }: Parts,
): ComposedMailings {
  const readSender = senderOf(readSettings, app_url);
  const mailer = createBrandedMailer(createMailer(config, db), readSender);
  const brand = async (mail: Mail) => brandMail(mail, await readSender());
  const secrets = [config.auth_secret, ...config.previous_auth_secrets];
  const readMailsPerMinute = async () => Number((await readSettings()).mails_per_minute);
  const sending = { db, mailer, limiter, app_url, secret: config.auth_secret, readMailsPerMinute };
  return {
    routes: [
      ...mailingRoutes({ db, mailer, app_url, secrets, notice_secret: config.mail_notice_secret, brand }),
      ...broadcastRoutes({ db }),
      ...sequenceRoutes({ db }),
    ],
    jobs: [...mailingJobs(sending), ...broadcastJobs({ db }), ...sequenceJobs({ db, clock })],
  };
}
