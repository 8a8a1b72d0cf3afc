import { isRecord } from '#shared/is-record.ts';
import { accountCopy } from '../account-copy.ts';

/** What an auth call came to: done (perhaps but for the second factor, `two_factor`), or one sentence for people. */
export type AuthResult =
  | { readonly ok: true; readonly facts: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string | undefined>>;
    };

/** Signs in; the session comes back as an HttpOnly cookie, never as something a script can read. */
export function signIn(credentials: { email: string; password: string }): Promise<AuthResult> {
  return postAuth('/sign-in/email', credentials);
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** `next` is where the account goes on when its e-mail is confirmed and it has signed in. */
export function signUp(account: NewAccount, next = '/'): Promise<AuthResult> {
  return postAuth('/sign-up/email', { ...account, next });
}

/** Where Google asks who is there; `next` is the page to come back to. */
export async function startGoogleSignIn(next: string): Promise<AuthResult> {
  return postAuth('/sign-in/social', { provider: 'google', next });
}

export function postAuth(path: string, body: object): Promise<AuthResult> {
  return callAuth(path, { method: 'POST', body: JSON.stringify(body) });
}

export async function callAuth(path: string, init: RequestInit = {}): Promise<AuthResult> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/api/auth${path}`, { headers, ...init });
    const facts: unknown = await response.json().catch(() => null);
    if (!isRecord(facts)) return toFailure({});
    if (!response.ok) return toFailure(facts);
    return { ok: true, facts };
  } catch {
    return toFailure({});
  }
}

function toFailure({ error, code, fields }: Readonly<Record<string, unknown>>): AuthResult {
  return {
    ok: false,
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: typeof error === 'string' ? error : accountCopy.unexpected,
    fields: isRecord(fields) ? stringFields(fields) : {},
  };
}

function stringFields(fields: Readonly<Record<string, unknown>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, typeof text === 'string' ? text : undefined]),
  );
}
