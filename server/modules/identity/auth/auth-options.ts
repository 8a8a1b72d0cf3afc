import { randomUUID } from 'node:crypto';
import { APIError, type BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { isUnavailable } from '#server/platform/unavailable.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/passwords.ts';
import type { SecondFactorStore } from '../second-factor/second-factor.ts';
import type { AuthEvents, AuthUser } from './auth-event-types.ts';
import { authPlugins } from './auth-plugins.ts';
import { authTables } from './auth-tables.ts';
import { isGuessable } from './guessable-passwords.ts';
import type { OpenIdProvider } from './oauth-providers.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The address of the client as the pipeline found it; the auth handler sets it, nobody else can. */
export const ADDRESS_HEADER = 'x-arunika-client-address';
export const COOKIE_PREFIX = 'arunika';

export interface AuthOptions {
  readonly db: Database;
  /** Public origin; every link and cookie follows it, the Host header is never asked. */
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly secret: string;
  readonly providers: readonly OpenIdProvider[];
  readonly logger: Logger;
  readonly events: AuthEvents;
  readonly second_factors: SecondFactorStore;
}

/** Better Auth: verified before the first sign-in, sessions of 7 days in the database, and the plugins of `authPlugins`. */
export function authOptions(options: AuthOptions) {
  const { db, app_url, origins, secret, logger, events } = options;
  return {
    ...authTables,
    appName: 'Arunika',
    baseURL: app_url,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    database: db.pool,
    // Ours counts in the database, for all processes (server/http/auth/routes.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        logger.error({ err: details.find((detail) => detail instanceof Error) }, message),
    },
    // An outage is told by the pipeline, like everywhere; the library's answer would be a 500.
    onAPIError: {
      onError(error) {
        if (isUnavailable(error)) throw error;
        if (!isAPIError(error) || error.status === 'INTERNAL_SERVER_ERROR') {
          logger.error({ err: error }, 'the auth library failed');
        }
      },
    },
    plugins: authPlugins(options),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => events.onPasswordResetRequested(user, token),
      onPasswordReset: ({ user }) => events.onPasswordReset(user),
      onExistingUserSignUp: ({ user }) => events.onExistingSignUp(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      // The link and the code prove the mailbox, so that nobody types a password again that they have just chosen.
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, token, url }) =>
        events.onVerificationRequested(user, token, new URL(url).searchParams.get('callbackURL') ?? '/login'),
    },
    databaseHooks: databaseHooks(events),
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: app_url.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 64 },
      database: { generateId: () => randomUUID(), joins: true, validateSchema: false },
      // Mail is queued after the answer, so that it takes the same time whether or not the address is known.
      backgroundTasks: { handler: (work) => events.runLater(work) },
    },
  } satisfies BetterAuthOptions;
}

function databaseHooks(events: AuthEvents) {
  // Links, codes and providers all come down to a row that says it; what follows from it follows once.
  const onProved = async (user: AuthUser) => {
    if (user.emailVerified) await events.onEmailVerified(user);
  };
  return {
    user: {
      create: {
        // Somebody at the sign-in page who has no account says no name, and gets none by a guessed code.
        before: async (user, context) => {
          if (context?.path !== '/sign-in/email-otp' || user.name !== '') return;
          throw new APIError('BAD_REQUEST', { code: 'INVALID_OTP', message: 'no account' });
        },
        after: onProved,
      },
      update: { after: onProved },
    },
    account: {
      // Nothing is ever asked of a provider again, so its tokens are not kept.
      create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
    },
    session: {
      create: {
        // Only after the password was right, so that nobody learns the state of a stranger's account.
        before: async (session) => {
          if (await events.isActive(session.userId)) return;
          throw new APIError('FORBIDDEN', { code: 'ACCOUNT_INACTIVE', message: 'inactive account' });
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks'];
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** Why a password will not do, beside its length; null when it will. */
export function passwordProblem(password: string, about: readonly string[]): 'PASSWORD_TOO_COMMON' | null {
  return isGuessable(password, about) ? 'PASSWORD_TOO_COMMON' : null;
}
