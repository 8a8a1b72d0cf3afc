import { AsyncResource } from 'node:async_hooks';
import { timingSafeEqual } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { UserRole } from '#shared/roles.ts';
import { createAuthEvents } from './auth-events.ts';
import {
  authOptions,
  COOKIE_PREFIX,
  RENEWAL_SECONDS,
  SESSION_SECONDS,
  sessionCookieName,
} from './auth-options.ts';
import { findUserByEmail, hasSessionFrom, prepareFindSession } from './identity.queries.ts';

/** The person behind a session. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: UserRole;
  readonly session_id: string;
}
export interface AccountLookup {
  readonly caller: Account | null;
  /** Cookies of a session that was prolonged by this look. */
  readonly set_cookies: readonly string[];
}

export interface Identity {
  /** Better Auth's own routes below /api/auth. */
  handler(request: Request): Promise<Response>;
  /** Who is calling: by session cookie or bearer token; null for nobody and for a deactivated account. */
  readCaller(headers: Headers): Promise<AccountLookup>;
  /** Whether the account is signed in from this address already. */
  isKnownAddress(email: string, address: string): Promise<boolean>;
  /** Waits for mails that were put off until after an answer; before the database closes. */
  settle(): Promise<void>;
}

export interface IdentityOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly origins: readonly string[];
  readonly secret: string;
  readonly admin_emails: readonly string[];
  readonly logger: Logger;
  /** Development only: this bearer token acts as that admin (DECISIONS 38). */
  readonly dev_access: { readonly token: string; readonly email: string } | null;
}

const NOBODY: AccountLookup = { caller: null, set_cookies: [] };

export function createIdentity(options: IdentityOptions): Identity {
  const { db, dev_access } = options;
  const events = createAuthEvents({
    ...options,
    // Bound to no request: the library keeps the transaction of a sign-up in the async context, and it is
    // closed by the time that this runs.
    requestReset: AsyncResource.bind((email: string) => auth.api.requestPasswordReset({ body: { email } })),
  });
  const auth = betterAuth(authOptions({ ...options, events }));
  const findSession = prepareFindSession(db.orm);
  const cookieName = sessionCookieName(options.app_url);

  async function readDevAccess(email: string): Promise<AccountLookup> {
    const user = await findUserByEmail(db.orm, email);
    if (user === null || !user.is_active) return NOBODY;
    const { id, full_name, role } = user;
    return { caller: { id, email: user.email, full_name, role, session_id: 'development' }, set_cookies: [] };
  }

  /** The library writes the new end of the session and its cookie, once a day. */
  async function prolong(headers: Headers): Promise<readonly string[]> {
    const { headers: answered } = await auth.api.getSession({ headers, returnHeaders: true });
    return answered.getSetCookie();
  }

  return {
    handler: (request) => auth.handler(request),
    async readCaller(headers) {
      const bearer = bearerToken(headers);
      if (dev_access !== null && bearer !== null && isSame(bearer, dev_access.token)) {
        return readDevAccess(dev_access.email);
      }
      // Most visitors have no session: nothing is asked of the database for them.
      const token = sessionToken(bearer ?? readCookie(headers, cookieName));
      const found = token === null ? null : await findSession(token);
      if (found === null) return NOBODY;
      const { expires_at, ...caller } = found;
      const set_cookies = isDue(expires_at, headers) ? await prolong(headers) : [];
      return { caller, set_cookies };
    },
    isKnownAddress: (email, address) => hasSessionFrom(db.orm, email, address),
    settle: () => events.settle(),
  };
}

/**
 * A session is its random token: the signature that follows it in a cookie adds nothing to a look-up by that
 * token, and the bearer plugin takes tokens without it, too.
 */
function sessionToken(value: string | null): string | null {
  const token = value?.split('.')[0] ?? '';
  return /^[A-Za-z0-9_-]{16,128}$/.test(token) ? token : null;
}

function readCookie(headers: Headers, name: string): string | null {
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}

/** Due when a day of its time has passed, unless its owner did not want to be remembered. */
function isDue(expiresAt: string, headers: Headers): boolean {
  const left = new Date(expiresAt).getTime() - Date.now();
  const isRemembered = !(headers.get('cookie') ?? '').includes(`${COOKIE_PREFIX}.dont_remember=`);
  return isRemembered && left < (SESSION_SECONDS - RENEWAL_SECONDS) * 1000;
}

function bearerToken(headers: Headers): string | null {
  return /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
