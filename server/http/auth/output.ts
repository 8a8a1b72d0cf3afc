import { isRecord } from '#shared/is-record.ts';

type Output = (answer: Readonly<Record<string, unknown>>, brandName: string) => unknown;
const outputs: Readonly<Record<string, Output>> = {
  '/two-factor/enable': ({ totpURI, backupCodes }) => ({ totp_uri: totpURI, recovery_codes: backupCodes }),
  '/two-factor/generate-backup-codes': ({ backupCodes }) => ({ recovery_codes: backupCodes }),
  '/passkey/generate-register-options': ({ rp, ...options }, name) => ({
    ...options,
    rp: { ...(isRecord(rp) ? rp : {}), name },
  }),
  '/passkey/generate-authenticate-options': (options) => options,
  '/sign-in/social': ({ url }) => ({ url }),
  '/sign-in/sso': ({ url }) => ({ url }),
  '/link-social': ({ url }) => ({ url }),
  '/siwe/nonce': ({ nonce }) => ({ nonce }),
  '/token': ({ token }) => ({ token }),
  '/jwks': ({ keys }) => ({ keys }),
};

export interface AuthAnswer {
  readonly path: string;
  readonly text: string;
  readonly session_token: string | null;
  readonly is_browser: boolean;
  readonly brand_name: string;
}

/**
 * Sign-up and reset return the same for every address. API clients get the token in the body; browsers only an HttpOnly
 * cookie, and a script cannot hide that a browser calls.
 */
export function authOutput({ path, text, session_token, is_browser, brand_name }: AuthAnswer): unknown {
  const parsed = parse(text);
  if (parsed.twoFactorRedirect === true) return { two_factor: true };
  if (session_token !== null) {
    const user = userIn(parsed);
    return is_browser ? { user } : { token: session_token, user };
  }
  const output = Object.hasOwn(outputs, path) ? outputs[path] : undefined;
  return output === undefined ? { status: true } : output(parsed, brand_name);
}

function userIn({ user }: Readonly<Record<string, unknown>>) {
  if (!isRecord(user)) return null;
  const { id, email, name, role } = user;
  return { id, email, name, role };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
