import { accountCopy } from './account-copy.ts';

/** What an auth call came to: done, or one sentence for people. */
export type AuthAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Signs in; the session comes back as an HttpOnly cookie, never as something a script can read. */
export function signIn(credentials: { email: string; password: string }): Promise<AuthAnswer> {
  return post('/api/auth/sign-in/email', credentials);
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** `next` is where the account goes on when its e-mail is confirmed and it has signed in. */
export function signUp(account: NewAccount, next = '/'): Promise<AuthAnswer> {
  const callbackURL = `/login?verified=1${next === '/' ? '' : `&next=${encodeURIComponent(next)}`}`;
  return post('/api/auth/sign-up/email', { ...account, callbackURL });
}

async function post(path: string, body: object): Promise<AuthAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { ok: true };
    return { ok: false, message: await messageOf(response) };
  } catch {
    return { ok: false, message: accountCopy.unexpected };
  }
}

async function messageOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) return accountCopy.unexpected;
  if ('error' in answer && typeof answer.error === 'string') return answer.error;
  if ('message' in answer && typeof answer.message === 'string') return answer.message;
  return accountCopy.unexpected;
}
