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
import { createAuthRoutes } from './http/auth-routes.ts';
import { type App, createApp, type PageHandler } from './http/create-app.ts';
import { createResponder } from './http/responses.ts';
import { createStoredResponses, type StoredResponses } from './http/stored-responses.ts';
import { accountJobs } from './jobs/account-jobs.ts';
import { bookingJobs } from './jobs/booking-jobs.ts';
import type { JobDefinition } from './jobs/define-job.ts';
import { housekeepingJobs } from './jobs/housekeeping-jobs.ts';
import { leadJobs } from './jobs/lead-jobs.ts';
import { orderJobs } from './jobs/order-jobs.ts';
import { paymentJobs } from './jobs/payment-jobs.ts';
import { readSettings as readStoredSettings } from './modules/content/index.ts';
import {
  ADDRESS_HEADER,
  createIdentity,
  GOOGLE,
  type Identity,
  type OpenIdProvider,
  recordFailedSignIn,
  recordSecurityEvent,
  sessionCookieName,
} from './modules/identity/index.ts';
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
import { createLogTexter, createTexter, type SendText } from './platform/texter.ts';

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

/** Seeded admin that DEV_TOKEN stands for (DECISIONS 38). */
export const DEMO_ADMIN_EMAIL = 'admin@arunika.example';
/** Keeps a company's name for itself from being one of ours. */
const SSO_PREFIX = 'sso-';
const CATALOG_BYTES = 16 * 1024 * 1024;
const CATALOG_TTL_MS = 60_000;

/** Puts the parts of one process together; every part gets what it needs as an argument. */
export function compose(options: ComposeOptions): Composition {
  const { config, db, logger, clock, app_url } = options;
  const origins = [app_url, ...options.other_origins];
  const limiter = createRateLimiter({ pool: db.pool, factor: config.rate_limit_factor, logger });
  const mailer = createMailer(config, db);
  const readSettings = () => readStoredSettings(db.orm);
  const sendText = createTextSender(config, logger);
  const identity = createIdentity({
    db,
    app_url,
    origins,
    logger,
    secret: config.auth_secret,
    admin_emails: config.admin_emails,
    wants_second_factor: config.wants_admin_second_factor,
    providers: providersOf(config),
    sendText,
    dev_access: config.dev_token === null ? null : { token: config.dev_token, email: DEMO_ADMIN_EMAIL },
  });
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
    auth: createAuthRoutes({
      ...identity,
      limiter,
      app_url,
      respond: createResponder(config.is_production),
      address_header: ADDRESS_HEADER,
      cookie_name: sessionCookieName(app_url),
      onEvent: (actor, action) => recordSecurityEvent(db, actor, action),
      onFailedSignIn: (actor, email) => recordFailedSignIn(db, actor, email),
      findProvider: (wish) => findSsoProvider(config, wish),
      is_shut: (path) =>
        (path.startsWith('/siwe/') && !config.allows_wallet_sign_in) ||
        (path.startsWith('/phone-number/') && sendText === null),
    }),
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

/** Outside production a text message without a carrier is a line of the log. */
function createTextSender({ sms, is_production }: Config, logger: Logger): SendText | null {
  if (sms !== null) return createTexter(sms);
  return is_production ? null : createLogTexter(logger);
}

/** Google, and companies that sign their own people in; the latter are believed about their own domain only. */
function providersOf({ google, sso_providers }: Config): readonly OpenIdProvider[] {
  const companies = sso_providers.map((provider) => ({
    ...provider,
    provider_id: `${SSO_PREFIX}${provider.provider_id}`,
  }));
  return [...(google === null ? [] : [{ ...google, provider_id: GOOGLE, domain: null }]), ...companies];
}

interface ProviderWish {
  readonly domain: string | null;
  readonly provider_id: string | null;
}

function findSsoProvider({ sso_providers }: Config, { domain, provider_id }: ProviderWish): string | null {
  const found = sso_providers.find(
    (provider) => provider.domain === domain || provider.provider_id === provider_id,
  );
  return found === undefined ? null : `${SSO_PREFIX}${found.provider_id}`;
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
