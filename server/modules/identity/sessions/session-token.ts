import { createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE_PREFIX = 'arunika';
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;

/** Where the address is https the cookie carries the prefix that browsers tie to Secure. */
export function sessionCookieName(appUrl: string): string {
  return `${appUrl.startsWith('https://') ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;
}

/**
 * What a client holds: the random token and our signature of it. One half alone opens nothing, so whoever reads the
 * sessions in a backup of the database can not use them.
 */
export function signSessionToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}

/** The token behind a signed value, or null when one half is missing or they do not belong together. */
export function readSessionToken(value: string | null, secret: string): string | null {
  if (value === null) return null;
  const plain = decoded(value);
  const [token = '', signature] = plain.split('.');
  if (signature === undefined || !TOKEN.test(token)) return null;
  const [given, expected] = [Buffer.from(plain), Buffer.from(signSessionToken(token, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
