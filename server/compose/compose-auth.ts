import { createHmac } from 'node:crypto';
import { interpolateSettings } from '#shared/content/setting-tokens.ts';
import {
  ADDRESS_HEADER,
  createIdentity,
  GOOGLE,
  type Identity,
  MAILED_HEADER,
  type OpenIdProvider,
  reauthenticate,
  recordFailedSignIn,
  recordSecurityEvent,
  sessionCookieName,
} from '../account/index.ts';
import { createAuthRoutes } from '../http/auth/routes.ts';
import { createResponder } from '../http/responses.ts';
import type { AuthHandler } from '../http/scope.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/db.ts';
import { createLogSmsSender, createSmsSender, type SendSms } from '../platform/outgoing/sms.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import type { Logger } from '../platform/telemetry/logger.ts';

export interface AuthComposition {
  readonly config: Config;
  readonly db: Database;
  readonly logger: Logger;
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly limiter: RateLimiter;
  readonly readBrandName: () => Promise<string>;
}

/** Seeded admin that DEV_TOKEN stands for (DECISIONS 38). */
const DEMO_ADMIN_EMAIL = 'admin@arunika.example';
/** Keeps a company's provider id from colliding with one of ours. */
const SSO_PREFIX = 'sso-';

export function composeAuth(options: AuthComposition): {
  readonly identity: Identity;
  readonly auth: AuthHandler;
  /** Null without an SMS carrier. */
  readonly sendSms: SendSms | null;
} {
  const { config, db, logger, app_url, limiter } = options;
  const sendSms = createSmsSenderFor(config, logger, options.readBrandName);
  const identity = createIdentity({
    db,
    app_url,
    origins: options.origins,
    logger,
    secret: config.auth_secret,
    previous_secrets: config.previous_auth_secrets,
    admin_emails: config.admin_emails,
    wants_second_factor: config.wants_admin_second_factor,
    providers: providersOf(config),
    sendSms,
    dev_access: config.dev_token === null ? null : { token: config.dev_token, email: DEMO_ADMIN_EMAIL },
  });
  const auth = createAuthRoutes({
    ...identity,
    limiter,
    app_url,
    readBrandName: options.readBrandName,
    respond: createResponder(config.is_production),
    address_header: ADDRESS_HEADER,
    mailed_header: MAILED_HEADER,
    cookie_name: sessionCookieName(app_url),
    onEvent: (actor, action) => recordSecurityEvent(db, actor, action),
    onFailedSignIn: (actor, email) => recordFailedSignIn(db, actor, email),
    isPassword: async (caller, password) => (await reauthenticate(db, caller, { password })).ok,
    seal: (text) => createHmac('sha256', config.auth_secret).update(text).digest('base64url'),
    findProvider: (request) => findSsoProvider(config, request),
    is_disabled: (path) =>
      (path.startsWith('/siwe/') && !config.allows_wallet_sign_in) ||
      (path.startsWith('/phone-number/') && sendSms === null),
  });
  return { identity, auth, sendSms };
}

function createSmsSenderFor(
  { sms, is_production }: Config,
  logger: Logger,
  readBrandName: () => Promise<string>,
): SendSms | null {
  if (sms === null && is_production) return null;
  const send = sms === null ? createLogSmsSender(logger) : createSmsSender(sms);
  return async (phone, text) => send(phone, interpolateSettings(text, { brand_name: await readBrandName() }));
}

/** Companies' providers are trusted for their own domain only. */
function providersOf({ google, sso_providers }: Config): readonly OpenIdProvider[] {
  const companies = sso_providers.map((provider) => ({
    ...provider,
    provider_id: `${SSO_PREFIX}${provider.provider_id}`,
  }));
  return [...(google === null ? [] : [{ ...google, provider_id: GOOGLE, domain: null }]), ...companies];
}

interface ProviderQuery {
  readonly domain: string | null;
  readonly provider_id: string | null;
}

function findSsoProvider({ sso_providers }: Config, { domain, provider_id }: ProviderQuery): string | null {
  const found = sso_providers.find(
    (provider) => provider.domain === domain || provider.provider_id === provider_id,
  );
  return found === undefined ? null : `${SSO_PREFIX}${found.provider_id}`;
}
