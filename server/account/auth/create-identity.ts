import { AsyncResource } from 'node:async_hooks';
import { timingSafeEqual } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { readCookie } from '#shared/read-cookie.ts';
import { succeed } from '#shared/result.ts';
import { findSession, findUserByEmail, hasSessionFrom } from '../account.queries.ts';
import { claimStep, findSecret } from '../security.queries.ts';
import { touchSession } from '../sessions.queries.ts';
import { bearerToken, readSessionTokenOf, resignSessionCookie, sessionCookieName } from '../sessions.ts';
import { createAuthEvents } from './auth-events.ts';
import { authOptions, COOKIE_PREFIX } from './auth-options.ts';
import type { OpenIdProvider } from './auth-plugins.ts';
import { SESSION_RENEWAL_SECONDS, SESSION_SECONDS } from './auth-tables.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: UserRole;
  readonly session_id: string;
  readonly confirmed_at: string;
  /** An admin without the second factor that admins must have. */
  readonly lacks_second_factor: boolean;
}
export interface AccountLookup {
  readonly caller: Account | null;
  readonly set_cookies: readonly string[];
}

export interface Identity {
  handler(request: Request): Promise<Response>;
  /** Reads session cookie or bearer token; null for anonymous or deactivated callers. */
  readCaller(headers: Headers, address: string): Promise<AccountLookup>;
  isKnownAddress(email: string, address: string): Promise<boolean>;
  /** True for an open account, or an unknown address that signs up. */
  mailsCode(email: string, signsUp: boolean): Promise<boolean>;
  /** A mailed link proves this address, so credentials set up before that are removed. */
  createSignInCode(email: string): Promise<string>;
  runLater(work: Promise<unknown>): void;
  settle(): Promise<void>;
}

export interface IdentityOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly secret: string;
  /** Newest first. */
  readonly previous_secrets: readonly string[];
  readonly admin_emails: readonly string[];
  /** Admins need a second factor. */
  readonly wants_second_factor: boolean;
  readonly providers: readonly OpenIdProvider[];
  readonly sendSms: ((phone: string, text: string) => Promise<void>) | null;
  readonly logger: Logger;
  /** Development only: this bearer token acts as that admin (DECISIONS 38). */
  readonly dev_access: { readonly token: string; readonly email: string } | null;
}

const ANONYMOUS: AccountLookup = { caller: null, set_cookies: [] };
/** Minimum time between two writes of `last_seen`, for the same and for a changed address. */
const LAST_SEEN_INTERVAL_MS = 10 * 60 * 1000;
const ADDRESS_CHANGE_INTERVAL_MS = 60 * 1000;

export function createIdentity(options: IdentityOptions): Identity {
  const { db, dev_access, secret, previous_secrets } = options;
  const events = createAuthEvents({
    ...options,
    // Detached from the request: its async context holds the transaction of the sign-up, closed by then.
    requestReset: AsyncResource.bind((email: string) => auth.api.requestPasswordReset({ body: { email } })),
    makeCode: AsyncResource.bind((email: string) => makeCode(email, 'email-verification')),
  });
  const makeCode = (email: string, type: 'sign-in' | 'email-verification') =>
    auth.api.createVerificationOTP({ body: { email, type } });
  const second_factors = {
    readSecret: (userId: string) => findSecret(db.orm, userId),
    async claimStep(userId: string, step: number) {
      const claimed = await withTx(db, async (tx) => succeed(await claimStep(tx, userId, step)));
      return claimed.ok && claimed.value;
    },
  };
  const auth = betterAuth(authOptions({ ...options, events, second_factors }));
  const cookieName = sessionCookieName(options.app_url);
  const signing = { cookieName, secret, previous_secrets };

  async function renewSession(headers: Headers): Promise<readonly string[]> {
    const { headers: answered } = await auth.api.getSession({
      headers: resignSessionCookie(headers, signing),
      returnHeaders: true,
    });
    return answered.getSetCookie();
  }

  async function readSession(token: string, headers: Headers, address: string): Promise<AccountLookup> {
    const found = await findSession(db.orm, token);
    if (found === null) return ANONYMOUS;
    const { expires_at, ends_at, last_seen_at, last_seen_address, two_factor_enabled, ...person } = found;
    const quietMs = Date.now() - Date.parse(last_seen_at);
    const isNews =
      quietMs > (last_seen_address === address ? LAST_SEEN_INTERVAL_MS : ADDRESS_CHANGE_INTERVAL_MS);
    if (isNews || last_seen_address === null) events.runLater(touchSession(db, person.session_id, address));
    const lacks_second_factor = options.wants_second_factor && person.role === 'admin' && !two_factor_enabled;
    const set_cookies = isDue({ expires_at, ends_at }, headers) ? await renewSession(headers) : [];
    return { caller: { ...person, lacks_second_factor }, set_cookies };
  }

  return {
    handler: (request) =>
      auth.handler(new Request(request, { headers: resignSessionCookie(request.headers, signing) })),
    async readCaller(headers, address) {
      const bearer = bearerToken(headers);
      if (dev_access !== null && bearer !== null && isSame(bearer, dev_access.token)) {
        return readDevAccess(db, dev_access.email);
      }
      // Visitors without a session cost no query.
      const token = readSessionTokenOf(bearer ?? readCookie(headers, cookieName), [
        secret,
        ...previous_secrets,
      ]);
      return token === null ? ANONYMOUS : readSession(token, headers, address);
    },
    isKnownAddress: (email, address) => hasSessionFrom(db.orm, email, address),
    async mailsCode(email, signsUp) {
      const user = await findUserByEmail(db.orm, email);
      return user === null ? signsUp : user.is_active;
    },
    createSignInCode: (email) => events.revokeUnverifiedAccess(email).then(() => makeCode(email, 'sign-in')),
    runLater: (work) => events.runLater(work),
    settle: () => events.settle(),
  };
}

async function readDevAccess({ orm }: Database, email: string): Promise<AccountLookup> {
  const user = await findUserByEmail(orm, email);
  if (user === null || !user.is_active) return ANONYMOUS;
  const { id, full_name, role } = user;
  const confirmed_at = new Date().toISOString();
  const session = { session_id: 'development', confirmed_at, lacks_second_factor: false };
  return { caller: { id, email: user.email, full_name, role, ...session }, set_cookies: [] };
}

/** Due once renewal adds a day, unless the user chose not to be remembered. Never beyond `ends_at`. */
function isDue(
  session: { readonly expires_at: string; readonly ends_at: string },
  headers: Headers,
): boolean {
  const renewed = Math.min(Date.now() + SESSION_SECONDS * 1000, Date.parse(session.ends_at));
  const isRemembered = !(headers.get('cookie') ?? '').includes(`${COOKIE_PREFIX}.dont_remember=`);
  return isRemembered && renewed - Date.parse(session.expires_at) > SESSION_RENEWAL_SECONDS * 1000;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
