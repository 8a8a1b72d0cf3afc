import type { SiteSettings } from '#shared/content/site-settings.ts';
import type { Implementation } from '../api/implement.ts';
import type { PurchaseLinks } from '../intents/index.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import { recoveryJobs } from '../recovery/recovery.jobs.ts';
import { recoveryRoutes } from '../recovery/recovery.routes.ts';
import type { TellByWhatsapp } from '../whatsapp/index.ts';

interface Installation {
  readonly config: Pick<Config, 'auth_secret' | 'previous_auth_secrets'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
}

interface Parts {
  readonly links: PurchaseLinks;
  readonly mailer: Mailer;
  readonly tell: TellByWhatsapp;
  readonly readSettings: () => Promise<SiteSettings>;
}

interface ComposedRecovery {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
}

export function composeRecovery(
  { config, db, clock, app_url }: Installation,
  { links, mailer, tell, readSettings }: Parts,
): ComposedRecovery {
  const { auth_secret: secret, previous_auth_secrets } = config;
  const services = { db, clock, app_url, readSettings };
  return {
    routes: recoveryRoutes({ ...services, secrets: [secret, ...previous_auth_secrets] }),
    jobs: recoveryJobs({ ...services, secret, links, mailer, tell }),
  };
}
