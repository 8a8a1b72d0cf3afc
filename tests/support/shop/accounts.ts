import { hashPassword, insertAccount } from '#server/account/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { APP_URL, type ComposedApp, cookieOf } from '#server/testing/composed-app.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { succeed } from '#shared/result.ts';

export const PASSWORD = 'kopi-susu-tiga';

const hashes = new Map<string, Promise<string>>();
/** Slow on purpose, so the people of all tests of a worker share it. */
export function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** A confirmed account with a password. Its id. */
export async function makeAccount(db: Database, email: string, role: UserRole = 'user'): Promise<string> {
  const account = { email, full_name: 'Sari Wulandari', password_hash: await hashOnce(PASSWORD), role };
  const made = await withTx(db, async (tx) => succeed(await insertAccount(tx, account)));
  if (!made.ok) throw new Error('an account could not be made');
  return made.value;
}

/** Signs in with the password; returns the browser's `cookie` header. */
export async function cookieFor(app: ComposedApp, email: string): Promise<string> {
  const answer = await app.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookieOf(answer);
}

/** Proves with the password who is signed in, which some steps ask for however fresh the sign-in is. */
export async function reauthenticate(app: ComposedApp, cookie: string): Promise<void> {
  const answer = await send(app, 'POST /api/auth/reauthenticate', { cookie, body: { password: PASSWORD } });
  if (answer.status !== 200) throw new Error(`the password was refused: ${answer.status}`);
}

/** An answer's status and its parsed body, for one comparison of both. */
export async function readAnswer(answer: Response) {
  return { status: answer.status, ...(await answer.json()) };
}

interface Sending {
  readonly cookie?: string;
  readonly body?: object;
  /** Idempotency key, for calls that move money. */
  readonly key?: string;
}

/** A call as a page of the app makes it: `send(app, 'DELETE /api/account/deletion', { cookie })`. */
export function send(app: ComposedApp, call: string, { cookie = '', body = {}, key }: Sending = {}) {
  const [method = '', path = ''] = call.split(' ');
  const request = new Request(`${APP_URL}${path}`, {
    method,
    headers: {
      cookie,
      origin: APP_URL,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return app.app.fetch(request, '127.0.0.1');
}
