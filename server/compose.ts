import { bookingRoutes } from './api/account/bookings.ts';
import { checkoutRoutes } from './api/account/checkout.ts';
import { communityRoutes } from './api/account/community.ts';
import { privacyRoutes } from './api/account/privacy.ts';
import { profileRoutes } from './api/account/profile.ts';
import { securityRoutes } from './api/account/security.ts';
import { sessionRoutes } from './api/account/session.ts';
import { walletRoutes } from './api/account/wallet.ts';
import { orderRoutes } from './api/admin/orders.ts';
import { peopleRoutes } from './api/admin/people.ts';
import { mailboxRoutes } from './api/dev/mailbox.ts';
import { devPaymentRoutes } from './api/dev/payments.ts';
import { contentRoutes } from './api/public/content.ts';
import { formRoutes } from './api/public/forms.ts';
import { productRoutes } from './api/public/products.ts';
import { webhookRoutes } from './api/public/webhooks.ts';
import { composeAuth } from './compose-auth.ts';
import { type App, createApp, type PageHandler } from './http/create-app.ts';
import { createStoredResponses, type StoredResponses } from './http/stored-responses.ts';
import { accountJobs } from './jobs/account-jobs.ts';
import { bookingJobs } from './jobs/booking-jobs.ts';
import type { JobDefinition } from './jobs/define-job.ts';
import { housekeepingJobs } from './jobs/housekeeping-jobs.ts';
import { leadJobs } from './jobs/lead-jobs.ts';
import { orderJobs } from './jobs/order-jobs.ts';
import { paymentJobs } from './jobs/payment-jobs.ts';
import { readSettings as readStoredSettings } from './modules/content/index.ts';
import type { Identity } from './modules/identity/index.ts';
import {
  createDevGateway,
  DEV_GATEWAY,
  type Gateway,
  type Gateways,
  type TopUpServices,
} from './modules/payments/index.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, ConfigError } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import type { Logger } from './platform/logger.ts';
import { createDevMailer, createSmtpMailer, type Mailer } from './platform/mailer.ts';
import { isMigrated } from './platform/migrate.ts';
import { createRateLimiter } from './platform/rate-limiter.ts';

export interface ComposeOptions {
  readonly config: Config;
  readonly db: Database;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Public origin: the configured one, else that of the bound port. */
  readonly app_url: string;
  /** Other origins that are this very app, e.g. 127.0.0.1 beside localhost. */
  readonly other_origins: readonly string[];
  readonly createPages?: (app: () => App) => PageHandler;
}

export interface Composition {
  readonly app: App;
  readonly identity: Identity;
  readonly mailer: Mailer;
  readonly jobs: readonly JobDefinition[];
  /** What opening and simulating a top-up needs. */
  readonly top_ups: TopUpServices;
  /** Answers that hold until the content changes. */
  readonly catalog: StoredResponses;
}

const CATALOG_BYTES = 16 * 1024 * 1024;
const CATALOG_TTL_MS = 60_000;

/** Puts the parts of one process together; every part gets what it needs as an argument. */
export function compose(options: ComposeOptions): Composition {
  const { config, db, logger, clock, app_url } = options;
  const origins = [app_url, ...options.other_origins];
  const limiter = createRateLimiter({ pool: db.pool, factor: config.rate_limit_factor, logger });
  const mailer = createMailer(config, db);
  const readSettings = () => readStoredSettings(db.orm);
  const { identity, auth } = composeAuth({ config, db, logger, app_url, origins, limiter });
  const catalog = createCatalog(clock);
  const gateways = createGateways(options);
  const onGatewayError = (error: unknown) => logger.error({ err: error }, 'payment gateway failed');
  const top_ups = { db, gateways, app_url, onGatewayError };
  const app: App = createApp({
    is_production: config.is_production,
    origins,
    logger,
    limiter,
    catalog,
    readCaller: (headers, address) => identity.readCaller(headers, address),
    isReady: () => isMigrated(db.pool).catch(() => false),
    implementations: [
      ...productRoutes({ db }),
      ...contentRoutes({ db }),
      ...webhookRoutes({ db, gateways }),
      ...sessionRoutes({ db }),
      ...profileRoutes({ db }),
      ...walletRoutes(top_ups),
      ...checkoutRoutes({ db }),
      ...bookingRoutes({ db, clock }),
      ...formRoutes({ db, clock, logger }),
      ...communityRoutes({ db, readSettings }),
      ...securityRoutes({ db, app_url, google_available: config.google !== null }),
      ...privacyRoutes({ db, app_url, secret: config.auth_secret }),
      ...orderRoutes({ db }),
      ...peopleRoutes({ db }),
      ...mailboxRoutes({ db }),
      ...devPaymentRoutes(top_ups),
    ],
    auth,
    ...(options.createPages === undefined ? {} : { pages: options.createPages(() => app) }),
  });
  const jobs = [
    ...accountJobs({ db, mailer, app_url }),
    ...orderJobs({ db, mailer, app_url, secret: config.auth_secret }),
    ...leadJobs({ db, mailer, app_url, readSettings }),
    ...bookingJobs({ db, mailer, readSettings }),
    ...paymentJobs({ db, gateways, onGatewayError, dev_notice: { secret: config.dev_gateway_secret, post } }),
    ...housekeepingJobs(db, clock),
  ];
  return { app, identity, mailer, jobs, top_ups, catalog };

  /** The development gateway's notice takes the way of every notice: through the whole pipeline. */
  async function post(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const request = new Request(`${app_url}/api/webhooks/${DEV_GATEWAY}`, { method: 'POST', headers, body });
    return (await app.fetch(request, '127.0.0.1')).status;
  }
}

function createCatalog(clock: Clock): StoredResponses {
  return createStoredResponses({
    max_bytes: CATALOG_BYTES,
    ttlMs: CATALOG_TTL_MS,
    now: () => clock.now().getTime(),
  });
}

function createMailer({ smtp_url, mail_from }: Config, db: Database): Mailer {
  return smtp_url === null ? createDevMailer(db) : createSmtpMailer({ smtp_url, from: mail_from });
}

/** The configured gateways, in their order. A name that nobody knows stops the start. */
function createGateways({ config, db, app_url }: ComposeOptions): Gateways {
  const known: Readonly<Record<string, () => Gateway>> = {
    [DEV_GATEWAY]: () => createDevGateway({ db, app_url, secret: config.dev_gateway_secret }),
  };
  const [first, ...others] = config.gateways.map((name) => {
    const create = known[name];
    if (create === undefined) throw new ConfigError([`GATEWAYS: ${name} tidak dikenal.`]);
    return create();
  });
  if (first === undefined) throw new ConfigError(['GATEWAYS: isi dengan minimal satu gateway.']);
  return [first, ...others];
}
