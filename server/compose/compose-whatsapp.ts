import type { Implementation } from '../api/implement.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import { createCloudApi, createWhatsappTeller, type TellByWhatsapp } from '../whatsapp/index.ts';
import { whatsappJobs } from '../whatsapp/whatsapp.jobs.ts';
import { whatsappDeskRoutes, whatsappRoutes } from '../whatsapp/whatsapp.routes.ts';

interface Installation {
  readonly config: Pick<Config, 'whatsapp'>;
  readonly db: Database;
  readonly clock: Clock;
}

interface ComposedWhatsapp {
  readonly routes: readonly Implementation[];
  readonly jobs: readonly JobDefinition[];
  readonly tell: TellByWhatsapp;
  readonly has_whatsapp: boolean;
}

/** Meta answers within a second or two; after this time nobody knows whether it took the message. */
const POLICY = { timeoutMs: 10_000 };

export function composeWhatsapp({
  config: { whatsapp: settings },
  db,
  clock,
}: Installation): ComposedWhatsapp {
  const services = { db, clock, settings };
  const connection =
    settings === null
      ? null
      : { api: createCloudApi(settings, POLICY), phone_number_id: settings.phone_number_id };
  return {
    routes: [...whatsappRoutes(services), ...whatsappDeskRoutes(services)],
    jobs: whatsappJobs({ db, clock, connection }),
    has_whatsapp: settings !== null,
    tell: settings === null ? async () => false : createWhatsappTeller(db),
  };
}
