import { isRecord } from '#shared/is-record.ts';
import { toPhoneNumber } from '#shared/phone-number.ts';
import { accountCopy } from './account-copy.ts';

/** What an auth call came to: done (perhaps but for the second factor), or one sentence for people. */
export type AuthAnswer =
  | {
      readonly ok: true;
      readonly needsSecondFactor: boolean;
      readonly facts: Readonly<Record<string, unknown>>;
    }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string | undefined>>;
    };

/** Signs in; the session comes back as an HttpOnly cookie, never as something a script can read. */
export function signIn(credentials: { email: string; password: string }): Promise<AuthAnswer> {
  return post('/sign-in/email', credentials);
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** `next` is where the account goes on when its e-mail is confirmed and it has signed in. */
export function signUp(account: NewAccount, next = '/'): Promise<AuthAnswer> {
  return post('/sign-up/email', { ...account, next });
}

/** The code of the authenticator app, or one of the recovery codes. */
export function proveSecondFactor(code: string, isRecovery: boolean): Promise<AuthAnswer> {
  return post(isRecovery ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp', { code });
}

export const resendVerification = (email: string, next: string) =>
  post('/send-verification-email', { email, next });
export const requestReset = (email: string) => post('/request-password-reset', { email });
export const resetPassword = (token: string, newPassword: string) =>
  post('/reset-password', { token, newPassword });
/** To a telephone when it looks like one, else by e-mail. */
export function sendCode(to: string): Promise<AuthAnswer> {
  const phoneNumber = toPhoneNumber(to);
  if (phoneNumber === null) return post('/email-otp/send-verification-otp', { email: to });
  return post('/phone-number/send-otp', { phoneNumber });
}
export function signInByCode(to: string, code: string): Promise<AuthAnswer> {
  const phoneNumber = toPhoneNumber(to);
  if (phoneNumber === null) return post('/sign-in/email-otp', { email: to, otp: code });
  return post('/phone-number/verify', { phoneNumber, code });
}

/** Where Google asks who is there; `next` is the page to come back to. */
export async function googleUrl(next: string): Promise<AuthAnswer> {
  return post('/sign-in/social', { provider: 'google', next });
}

export function post(path: string, body: object): Promise<AuthAnswer> {
  return call(path, { method: 'POST', body: JSON.stringify(body) });
}

export async function call(path: string, init: RequestInit = {}): Promise<AuthAnswer> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/api/auth${path}`, { headers, ...init });
    const facts: unknown = await response.json().catch(() => null);
    if (!isRecord(facts)) return failure({});
    if (!response.ok) return failure(facts);
    return { ok: true, needsSecondFactor: facts.two_factor === true, facts };
  } catch {
    return failure({});
  }
}

function failure({ error, code, fields }: Readonly<Record<string, unknown>>): AuthAnswer {
  return {
    ok: false,
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: typeof error === 'string' ? error : accountCopy.unexpected,
    fields: isRecord(fields) ? textsIn(fields) : {},
  };
}

function textsIn(fields: Readonly<Record<string, unknown>>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, typeof text === 'string' ? text : undefined]),
  );
}
