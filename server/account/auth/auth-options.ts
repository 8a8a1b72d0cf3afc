import { createHash, randomUUID } from 'node:crypto';
import { APIError, type BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { Database } from '#server/platform/database/db.ts';
import { isUnavailable } from '#server/platform/failures/failures.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/people/passwords.ts';
import type { SecondFactorStore } from '../second-factor.ts';
import type { AuthEvents, AuthUser } from './auth-events.ts';
import { authPlugins, type OpenIdProvider } from './auth-plugins.ts';
import { authTables } from './auth-tables.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Set by the auth handler only. */
export const ADDRESS_HEADER = 'x-arunika-client-address';
export const COOKIE_PREFIX = 'arunika';

export interface AuthOptions {
  readonly db: Database;
  /** Public origin of every link and cookie; the Host header is ignored. */
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly secret: string;
  readonly previous_secrets: readonly string[];
  readonly providers: readonly OpenIdProvider[];
  readonly logger: Logger;
  readonly events: AuthEvents;
  readonly second_factors: SecondFactorStore;
}

/**
 * New seals name their secret; a seal without a name is of the oldest. A name derives from its secret, so that rotation
 * never changes it.
 */
function secretsOf({ secret, previous_secrets }: Pick<AuthOptions, 'secret' | 'previous_secrets'>) {
  const oldest = previous_secrets.at(-1);
  if (oldest === undefined) return { secret };
  const nameOf = (value: string) => createHash('sha256').update(value).digest().readUIntBE(0, 4);
  return {
    secret: oldest,
    secrets: [...new Set([secret, ...previous_secrets])].map((value) => ({ version: nameOf(value), value })),
  };
}

/** Verified address before the first sign-in, 7-day sessions in the database, plugins of `authPlugins`. */
export function authOptions(options: AuthOptions) {
  const { db, app_url, origins, logger, events } = options;
  return {
    ...authTables,
    appName: 'Arunika',
    baseURL: app_url,
    basePath: '/api/auth',
    ...secretsOf(options),
    trustedOrigins: [...origins],
    database: db.pool,
    // Our limits are shared by all processes (server/http/auth/routes.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        logger.error({ err: details.find((detail) => detail instanceof Error) }, message),
    },
    // The pipeline reports an outage; the library would answer 500.
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
      // Link and code prove the mailbox, so the password just chosen is not asked for again.
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
      // Queued after the response, so its time does not reveal whether the address is known.
      backgroundTasks: { handler: (work) => events.runLater(work) },
    },
  } satisfies BetterAuthOptions;
}

function databaseHooks(events: AuthEvents) {
  // Links, codes and providers all set this column, so the consequences live in one place.
  const onProved = async (user: AuthUser) => {
    if (user.emailVerified) await events.onEmailVerified(user);
  };
  return {
    user: {
      create: {
        // Without a name, a code from the sign-in page must not create an account.
        before: async (user, context) => {
          if (context?.path !== '/sign-in/email-otp' || user.name !== '') return;
          throw new APIError('BAD_REQUEST', { code: 'INVALID_OTP', message: 'no account' });
        },
        after: async (user) => {
          await events.onAccountCreated(user);
          await onProved(user);
        },
      },
      update: { after: onProved },
    },
    account: {
      // The provider's tokens are never used again.
      create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
    },
    session: {
      create: {
        // Only after a correct password: nobody learns the state of another user's account.
        before: async (session) => {
          if (await events.isActive(session.userId)) return;
          throw new APIError('FORBIDDEN', { code: 'ACCOUNT_INACTIVE', message: 'inactive account' });
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks'];
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

export async function passwordProblem(
  password: string,
  about: readonly string[],
): Promise<'PASSWORD_TOO_COMMON' | null> {
  const { isGuessable } = await import('./guessable-passwords.ts');
  return isGuessable(password, about) ? 'PASSWORD_TOO_COMMON' : null;
}
