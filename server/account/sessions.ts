import { createHmac, timingSafeEqual } from 'node:crypto';
import Bowser from 'bowser';
import type { OpenSession } from '#contract/account/security.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { readCookie } from '#shared/read-cookie.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findUndeletedAccount } from './account.queries.ts';
import { deleteSession, deleteSessions, selectSessions } from './sessions.queries.ts';

/** Last used first. Never contains a token. */
export async function listSessions(
  reader: Reader,
  userId: string,
  currentId: string,
): Promise<OpenSession[]> {
  const rows = await selectSessions(reader, userId);
  return rows.map(({ user_agent, ...session }) => ({
    ...session,
    device: describeDevice(user_agent),
    is_current: session.id === currentId,
  }));
}

type Device = OpenSession['device'];

const kinds: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

export function describeDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { name: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = kinds[platform.type ?? ''] ?? 'program';
  const name = [browser.name, os.name].filter((part) => part !== undefined && part !== '').join(', ');
  return { name: name === '' ? null : name.slice(0, 60), kind };
}

const userSubject = (id: string) => ({ type: 'user', id }) as const;

/** Another user's session id reads as not found. */
export async function revokeSession(
  tx: Tx,
  actor: Actor & { readonly id: string },
  sessionId: string,
): Promise<Result<null, { readonly code: 'SESSION_NOT_FOUND' }>> {
  if (!(await deleteSession(tx, actor.id, sessionId))) return refuse({ code: 'SESSION_NOT_FOUND' });
  await recordAudit(tx, actor, { action: 'account.session_ended', subject: userSubject(actor.id) });
  return succeed(null);
}

export async function revokeOtherSessions(
  tx: Tx,
  actor: Actor & { readonly id: string },
  currentId: string,
): Promise<number> {
  const ended = await deleteSessions(tx, actor.id, currentId);
  await recordAudit(tx, actor, {
    action: 'account.other_sessions_ended',
    subject: userSubject(actor.id),
    after: { ended },
  });
  return ended;
}

export async function revokeAllSessions(
  tx: Tx,
  actor: Actor,
  userId: string,
): Promise<Result<number, { readonly code: 'USER_NOT_FOUND' }>> {
  if ((await findUndeletedAccount(tx, userId)) === null) return refuse({ code: 'USER_NOT_FOUND' });
  const ended = await deleteSessions(tx, userId, null);
  await recordAudit(tx, actor, { action: 'user.signed_out', subject: userSubject(userId), after: { ended } });
  return succeed(ended);
}

const COOKIE_PREFIX = 'arunika';
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;

/** Over https the cookie has the `__Secure-` prefix. */
export function sessionCookieName(appUrl: string): string {
  return `${appUrl.startsWith('https://') ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;
}

/** The signature makes sessions in a database backup useless. */
export function signSessionToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}

/** Accepts a signature by any of the secrets; null if malformed or forged. */
export function readSessionTokenOf(value: string | null, secrets: readonly string[]): string | null {
  for (const secret of secrets) {
    const token = readSessionToken(value, secret);
    if (token !== null) return token;
  }
  return null;
}

function readSessionToken(value: string | null, secret: string): string | null {
  if (value === null) return null;
  const plain = decoded(value);
  const [token = '', signature] = plain.split('.');
  if (signature === undefined || !TOKEN.test(token)) return null;
  const [given, expected] = [Buffer.from(plain), Buffer.from(signSessionToken(token, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

export function bearerToken(headers: Headers): string | null {
  return /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

interface SigningSecrets {
  readonly cookieName: string;
  readonly secret: string;
  readonly previous_secrets: readonly string[];
}

/** Re-signs the cookie, because the library knows the current secret only. */
export function resignSessionCookie(
  headers: Headers,
  { cookieName, secret, previous_secrets }: SigningSecrets,
): Headers {
  const bearer = bearerToken(headers);
  const given = bearer ?? readCookie(headers, cookieName);
  const token = readSessionTokenOf(given, previous_secrets);
  if (given === null || token === null) return headers;
  const signed = new Headers(headers);
  const name = bearer === null ? 'cookie' : 'authorization';
  const anew = encodeURIComponent(signSessionToken(token, secret));
  signed.set(
    name,
    (headers.get(name) ?? '').replace(given, () => anew),
  );
  return signed;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
