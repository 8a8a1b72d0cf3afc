import { timingSafeEqual } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Database } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { isUserRole, type UserRole } from '#shared/roles.ts';
import { createAuthEvents } from './auth-events.ts';
import { authOptions, COOKIE_PREFIX } from './auth-options.ts';
import { findUserByEmail, hasSessionFrom } from './identity.queries.ts';

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
    requestReset: (email) => auth.api.requestPasswordReset({ body: { email } }),
  });
  const auth = betterAuth(authOptions({ ...options, events }));

  async function readDevAccess(email: string): Promise<AccountLookup> {
    const user = await findUserByEmail(db.orm, email);
    if (user === null || !user.is_active) return NOBODY;
    const { id, full_name, role } = user;
    return { caller: { id, email: user.email, full_name, role, session_id: 'development' }, set_cookies: [] };
  }

  return {
    handler: (request) => auth.handler(request),
    async readCaller(headers) {
      const bearer = bearerToken(headers);
      if (dev_access !== null && bearer !== null && isSame(bearer, dev_access.token)) {
        return readDevAccess(dev_access.email);
      }
      // Most visitors have no session: nothing is asked of the database for them.
      if (bearer === null && !(headers.get('cookie') ?? '').includes(`${COOKIE_PREFIX}.session_token=`)) {
        return NOBODY;
      }
      const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true });
      const set_cookies = answered.getSetCookie();
      if (response === null || !response.user.is_active) return { caller: null, set_cookies };
      const { user, session } = response;
      const { id, email, name, role } = user;
      if (!isUserRole(role)) throw new Error(`user ${id} has an unknown role`);
      return { caller: { id, email, full_name: name, role, session_id: session.id }, set_cookies };
    },
    isKnownAddress: (email, address) => hasSessionFrom(db.orm, email, address),
    settle: () => events.settle(),
  };
}

function bearerToken(headers: Headers): string | null {
  return /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
