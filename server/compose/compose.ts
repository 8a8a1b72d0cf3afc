import type { AdPlatform } from '#shared/ads/ads.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { hostsIn } from '#shared/courses/film-hosts.ts';
import { phoneRoutes, profileRoutes, securityRoutes, sessionRoutes } from '../account/account.routes.ts';
import type { Identity } from '../account/index.ts';
import { devPaymentRoutes, mailboxRoutes, testDataRoutes } from '../api/dev.ts';
import type { Implementation } from '../api/implement.ts';
import { bookingRoutes, slotRoutes } from '../bookings/bookings.routes.ts';
import { productContentRoutes } from '../catalog/products/products.routes.ts';
import { classSessionRoutes } from '../classes/classes.routes.ts';
import { contentRoutes } from '../content/content.routes.ts';
import { readSettings as readStoredSettings } from '../content/index.ts';
import { courseJobs } from '../courses/courses.jobs.ts';
import { courseRoutes } from '../courses/courses.routes.ts';
import {
  type CourseServices,
  createFileLinks,
  createFilmLinks,
  createStampedCopies,
} from '../courses/index.ts';
import { createApp } from '../create-app.ts';
import { createStateReader } from '../http/pages/data-version.ts';
import { createResponseCache, type ResponseCache } from '../http/pages/response-cache.ts';
import type { App } from '../http/scope.ts';
import { createGuestLinks, paidPurchases } from '../intents/index.ts';
import { intentJobs } from '../intents/intent.jobs.ts';
import { guestCheckoutRoutes, purchaseIntentRoutes, readGuestCaller } from '../intents/intents.routes.ts';
import { backupJobs, maintenanceJobs } from '../jobs/maintenance-jobs.ts';
import type { JobDefinition } from '../jobs/worker/define-job.ts';
import { formRoutes } from '../leads/leads.routes.ts';
import { createFilmUploads } from '../media/films/film-uploads.routes.ts';
import { filmUploadNotes } from '../media/index.ts';
import { mediaJobs } from '../media/media.jobs.ts';
import { orderJobs } from '../orders/order.jobs.ts';
import { buyerRoutes } from '../orders/orders.routes.ts';
import { DEV_GATEWAY, type TopUpServices } from '../payments/index.ts';
import { paymentJobs } from '../payments/payment.jobs.ts';
import { webhookRoutes } from '../payments/payments.routes.ts';
import type { Clock } from '../platform/clock.ts';
import { adPlatformsOf } from '../platform/config/ads-config.ts';
import { unreadLog } from '../platform/failures/open-parts.ts';
import { findFfmpeg } from '../platform/ffmpeg.ts';
import type { Mailer } from '../platform/outgoing/mailer.ts';
import type { SendSms } from '../platform/outgoing/sms.ts';
import { createRateLimiter } from '../platform/rate-limiter.ts';
import { primaryReads } from '../platform/replica/reads.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { createResumableStore } from '../platform/storage/resumable-store.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { privacyRoutes } from '../privacy/privacy.routes.ts';
import { readHeldRefund } from '../refunds/index.ts';
import { overviewRoute } from '../reports/reports.routes.ts';
import { subscriberRoutes } from '../subscribers/subscribers.routes.ts';
import { subscriptionRoutes } from '../subscriptions/subscriptions.routes.ts';
import { walletRoutes } from '../wallet/wallet.routes.ts';
import { checkBooks } from './check-books.ts';
import { staffRoutes } from './compose-admin.ts';
import { composeAds } from './compose-ads.ts';
import { composeAssistant } from './compose-assistant.ts';
import { composeAuth } from './compose-auth.ts';
import { composeBookings } from './compose-bookings.ts';
import { composeHealth } from './compose-health.ts';
import { composeMailer } from './compose-mailer.ts';
import { composeMailings } from './compose-mailings.ts';
import type { ComposeOptions } from './compose-options.ts';
import { composePrograms } from './compose-programs.ts';
import { composeRecovery } from './compose-recovery.ts';
import { composeSearch } from './compose-search.ts';
import { shopJobs, shopRoutes } from './compose-shop.ts';
import { composeVisits } from './compose-visits.ts';
import { composeWhatsapp } from './compose-whatsapp.ts';
import { createGateways } from './create-gateways.ts';
import { readConsumption } from './read-consumption.ts';

export interface Composition {
  readonly app: App;
  readonly identity: Identity;
  readonly mailer: Mailer;
  readonly jobs: readonly JobDefinition[];
  readonly top_ups: TopUpServices;
  readonly storage: Storage;
  readonly catalog: ResponseCache;
  /** Writes the visits that are still in memory. */
  readonly visits: { readonly settle: () => Promise<void> };
}

const CATALOG_BYTES = 16 * 1024 * 1024;
const CATALOG_TTL_MS = 60_000;

export function compose(options: ComposeOptions): Composition {
  const { config, db, logger, clock, app_url, reads = primaryReads(db) } = options;
  const { is_production, trusts_proxy } = config;
  const origins = [app_url, ...options.other_origins];
  const limiter = createRateLimiter({ pool: db.pool, factor: config.rate_limit_factor, logger });
  const readSettings = () => readSettingsWithTeam(options);
  const readBrandName = async () => (await readSettings()).brand_name;
  const mailer = composeMailer(options, { limiter, readSettings });
  const { identity, auth, sendSms } = composeAuth({ ...options, origins, limiter, readBrandName });
  const catalog = createCatalog(clock);
  const learning = createCourseServices(options);
  const gateways = createGateways(options);
  const onGatewayError = (error: unknown) => logger.error({ err: error }, 'payment gateway failed');
  const { links, portalLink } = createGuestLinks({ db, clock, app_url }, config.auth_secret);
  const visits = composeVisits(options);
  const { tell, has_whatsapp, ...whatsapp } = composeWhatsapp(options);
  const bookings = composeBookings(options, { mailer, readSettings, portalLink, tell });
  const programs = composePrograms(options, { identity, mailer, readSettings, app: () => app });
  const capabilities = [
    ...[bookings, programs, whatsapp, composeSearch(options), composeAds(options), composeAssistant(options)],
    composeMailings(options, { limiter, readSettings }),
    composeRecovery(options, { mailer, tell, readSettings, links }),
  ];
  const top_ups = { db, gateways, purchases: paidPurchases, app_url, onGatewayError };
  const films = composeFilms(options, { storage: learning.storage, readSettings });
  const onUnread = unreadLog(logger);
  const refunds = { db, clock, readConsumption, gateways: gateways.map(({ name }) => name) };
  const ad_platforms = adPlatformsOf(config.ads);
  const readState = createStateReader({ db, reads, catalog, clock });
  const health = composeHealth({ ...options, reads }, () => jobs);
  const app: App = createApp({
    ...{ is_production, trusts_proxy, origins, logger, limiter, catalog, reads },
    ...{ ...programs.served, ...visits.served, ...health.watched },
    readGuest: (headers, product) => readGuestCaller({ reader: db.orm, links }, { headers, product }),
    implementations: [
      ...shopRoutes({ db, gateways, ad_platforms, secret: config.auth_secret }),
      ...productContentRoutes(learning),
      ...contentRoutes(),
      ...webhookRoutes({ db, gateways }),
      ...guestCheckoutRoutes({ ...top_ups, ...identity, clock, links, ad_platforms, has_whatsapp }),
      ...accountRoutes(options, ad_platforms),
      ...walletRoutes(top_ups),
      ...courseRoutes({ ...learning, app_url, readSettings }),
      ...formRoutes({ db, clock, logger, readSettings }),
      ...accountSecurityRoutes(options, sendSms),
      overviewRoute({ ...refunds, onUnread }),
      ...buyerRoutes(refunds),
      ...staffRoutes({ ...films, app_url, readSettings, top_ups, refunds, onUnread }),
      ...[health, ...capabilities].flatMap(({ routes }) => routes),
      ...developmentRoutes(options, top_ups),
    ],
    ...{ auth, uploads: films.filmUploads },
    ...(options.createPages === undefined ? {} : { pages: options.createPages(() => app, readState) }),
  });
  const jobs = [
    ...orderJobs({ db, mailer, tell, app_url, invite: bookings.invite, secret: config.auth_secret }),
    ...intentJobs({ db, clock, mailer, app_url, links, portalLink, invite: bookings.invite }),
    ...courseJobs({ db, clock, mailer, app_url, readSettings, secret: config.auth_secret }),
    ...shopJobs(options, { mailer, tell, readSettings }),
    ...capabilities.flatMap(({ jobs: of }) => of),
    ...paymentJobs({
      ...top_ups,
      dev_webhook: { secret: config.dev_gateway_secret, post: createNoticeSender(app, app_url) },
    }),
    ...[...visits.jobs, ...mediaJobs(films)],
    ...maintenanceJobs({ db, clock, runChecks: checkBooks(db) }),
    ...backupJobs({ config, clock, database_url: db.url, storage: learning.storage }),
  ];
  return { app, identity, mailer, jobs, top_ups, storage: learning.storage, catalog, visits };
}

function createNoticeSender(app: Pick<App, 'fetch'>, app_url: string) {
  return async (body: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    const request = new Request(`${app_url}/api/webhooks/${DEV_GATEWAY}`, { method: 'POST', headers, body });
    return (await app.fetch(request, '127.0.0.1')).status;
  };
}

/** Adds the team's address, so that forms and refunds reach a person from the first day on. */
async function readSettingsWithTeam({ config, db }: ComposeOptions): Promise<SiteSettings> {
  const settings = await readStoredSettings(db.orm);
  return { ...settings, team_email: settings.team_email || (config.admin_emails[0] ?? '') };
}

function developmentRoutes({ db, clock }: ComposeOptions, top_ups: TopUpServices): readonly Implementation[] {
  return [...mailboxRoutes({ db }), ...devPaymentRoutes(top_ups), ...testDataRoutes({ db, clock })];
}

function createCatalog(clock: Clock): ResponseCache {
  return createResponseCache({
    max_bytes: CATALOG_BYTES,
    ttlMs: CATALOG_TTL_MS,
    now: () => clock.now().getTime(),
  });
}

function accountSecurityRoutes(
  { config, db, app_url }: ComposeOptions,
  sendSms: SendSms | null,
): readonly Implementation[] {
  const secrets = [config.auth_secret, ...config.previous_auth_secrets] as const;
  const available = { google_available: config.google !== null, phone_available: sendSms !== null };
  return [
    ...securityRoutes({ db, app_url, admin_emails: config.admin_emails, ...available }),
    ...phoneRoutes({ db, sendSms }),
    ...privacyRoutes({ db, app_url, secrets }),
    ...subscriberRoutes({ db, secrets }),
  ];
}

function accountRoutes(
  { db, clock, logger }: ComposeOptions,
  ad_platforms: readonly AdPlatform[],
): readonly Implementation[] {
  return [
    ...sessionRoutes({ db, onUnread: unreadLog(logger) }),
    ...profileRoutes({ db }),
    ...subscriptionRoutes({ db, clock, ad_platforms }),
    ...purchaseIntentRoutes({ db, ad_platforms }),
    ...bookingRoutes({ db, clock }),
    ...classSessionRoutes({ db, clock }),
    ...slotRoutes({ db, clock }),
  ];
}

interface FilmParts {
  readonly storage: Storage;
  readonly readSettings: () => Promise<SiteSettings>;
}

/** Looks for ffmpeg each time, because a running machine may get one. */
function composeFilms({ config, db, clock }: ComposeOptions, { storage, readSettings }: FilmParts) {
  const uploads = createResumableStore(config, filmUploadNotes(db));
  const services = { db, clock, storage, uploads, findFfmpeg };
  return { ...services, filmUploads: createFilmUploads({ ...services, readSettings }) };
}

function createCourseServices({ config, db, clock }: ComposeOptions): CourseServices {
  const storage = openStorage(config);
  return {
    db,
    clock,
    storage,
    copies: createStampedCopies(storage),
    links: createFileLinks(config.auth_secret),
    films: createFilmLinks(config.auth_secret),
    readFilmHosts: async () => hostsIn((await readStoredSettings(db.orm)).film_hosts),
    readRefundEligibility: (reader, holder, now) => readHeldRefund(reader, holder, { now, readConsumption }),
  };
}
