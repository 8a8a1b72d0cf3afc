import { createHmac, timingSafeEqual } from 'node:crypto';

/** `X-Hub-Signature-256`: `sha256=` and the HMAC of the body as it came, in hex. */
export function isSigned(rawBody: string, header: string | null, appSecret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'verify token').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
