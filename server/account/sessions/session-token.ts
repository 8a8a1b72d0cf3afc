import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '#shared/read-cookie.ts';

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

export function readSessionToken(value: string | null, secret: string): string | null {
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
