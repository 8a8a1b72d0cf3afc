import { randomUUID } from 'node:crypto';
import { APIError, type BetterAuthOptions } from 'better-auth';
import { bearer } from 'better-auth/plugins';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { userRoles } from '#shared/roles.ts';

export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;
const DAY_SECONDS = 24 * 60 * 60;
/** The address of the client as the pipeline found it; the auth handler sets it, nobody else can. */
export const ADDRESS_HEADER = 'x-arunika-client-address';
export const COOKIE_PREFIX = 'arunika';
export const SESSION_SECONDS = 7 * DAY_SECONDS;
export const RENEWAL_SECONDS = DAY_SECONDS;

/** Where the address is https the cookie carries the prefix that browsers tie to Secure. */
export function sessionCookieName(appUrl: string): string {
  return `${appUrl.startsWith('https://') ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;
}

export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

/** What happens around an account; each runs outside of the library's own writes. */
export interface AuthEvents {
  onVerificationWanted(user: AuthUser, token: string): Promise<void>;
  onResetWanted(user: AuthUser, token: string): Promise<void>;
  onExistingSignUp(user: AuthUser): Promise<void>;
  onEmailVerified(user: AuthUser): Promise<void>;
  /** Whoever set a password through the mailed link has shown that the address is theirs. */
  onPasswordReset(user: AuthUser): Promise<void>;
  isActive(userId: string): Promise<boolean>;
  runLater(work: Promise<unknown>): void;
}

export interface AuthOptions {
  readonly db: Database;
  /** Public origin; every link and cookie follows it, the Host header is never asked. */
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly secret: string;
  readonly logger: Logger;
  readonly events: AuthEvents;
}

const created = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Where the library finds its data: our tables and columns (db/migrations/0002-identity.sql). */
const tables = {
  user: {
    modelName: 'users',
    fields: { name: 'full_name', image: 'avatar_url', emailVerified: 'email_verified', ...created },
    additionalFields: {
      // input: false keeps both out of every request body; a sign-up can not make itself an admin.
      role: { type: [...userRoles], required: true, input: false, defaultValue: 'user' },
      is_active: { type: 'boolean', required: true, input: false, defaultValue: true },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...created,
    },
    expiresIn: SESSION_SECONDS,
    updateAge: RENEWAL_SECONDS,
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...created,
    },
  },
  verification: { modelName: 'auth_verifications', fields: { expiresAt: 'expires_at', ...created } },
} satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>;

/** Better Auth for e-mail and password: verified before the first sign-in, sessions of 7 days in the database. */
export function authOptions({ db, app_url, origins, secret, logger, events }: AuthOptions) {
  return {
    ...tables,
    appName: 'Arunika',
    baseURL: app_url,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    database: db.pool,
    // Ours counts in the database, for all processes (server/http/auth-routes.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        logger.error({ err: details.find((detail) => detail instanceof Error) }, message),
    },
    plugins: [bearer()],
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => events.onResetWanted(user, token),
      onPasswordReset: ({ user }) => events.onPasswordReset(user),
      onExistingUserSignUp: ({ user }) => events.onExistingSignUp(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, token }) => events.onVerificationWanted(user, token),
      afterEmailVerification: (user) => events.onEmailVerified(user),
    },
    databaseHooks: {
      session: {
        create: {
          // Only after the password was right, so that nobody learns the state of a stranger's account.
          before: async (session) => {
            if (await events.isActive(session.userId)) return;
            throw new APIError('FORBIDDEN', { code: 'ACCOUNT_INACTIVE', message: 'inactive account' });
          },
        },
      },
    },
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
