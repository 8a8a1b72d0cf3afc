import { accountCopy } from '#messages/account/account.ts';
import { isRecord } from '#shared/json.ts';
import { currentLanguage } from '#shared/language/language.ts';

export type AuthResult =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string | undefined>>;
    };

/** The session is an HttpOnly cookie, out of reach of scripts. */
export function signIn(credentials: { email: string; password: string }): Promise<AuthResult> {
  return postAuth('/sign-in/email', credentials);
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function signUp(account: NewAccount, next = '/'): Promise<AuthResult> {
  return postAuth('/sign-up/email', { ...account, next });
}

export async function startGoogleSignIn(next: string): Promise<AuthResult> {
  return postAuth('/sign-in/social', { provider: 'google', next });
}

export function postAuth(path: string, body: object): Promise<AuthResult> {
  return callAuth(path, { method: 'POST', body: JSON.stringify(body) });
}

export async function callAuth(path: string, init: RequestInit = {}): Promise<AuthResult> {
  try {
    const headers = { 'content-type': 'application/json', 'accept-language': currentLanguage() };
    const response = await fetch(`/api/auth${path}`, { headers, ...init });
    const data: unknown = await response.json().catch(() => null);
    if (!isRecord(data)) return toFailure({});
    if (!response.ok) return toFailure(data);
    return { ok: true, data };
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
