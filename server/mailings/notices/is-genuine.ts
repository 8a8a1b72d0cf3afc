import { createHash, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export interface SignedRequest {
  readonly headers: Headers;
  readonly raw_body: string;
}

/** Standard Webhooks; `svix` names the same three headers in its own way. A null secret believes nobody. */
export function isSigned(
  { headers, raw_body }: SignedRequest,
  prefix: 'webhook' | 'svix',
  secret: string | null,
): boolean {
  if (secret === null) return false;
  const signed = ['id', 'timestamp', 'signature'].map(
    (name) => [`webhook-${name}`, headers.get(`${prefix}-${name}`) ?? ''] as const,
  );
  try {
    new Webhook(secret).verify(raw_body, Object.fromEntries(signed));
    return true;
  } catch {
    return false;
  }
}

/** The password of basic authentication; the user name says nothing. */
export function hasPassword(headers: Headers, secret: string | null): boolean {
  const [, encoded] = /^basic ([a-z\d+/]+=*)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (secret === null || encoded === undefined) return false;
  const password = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return timingSafeEqual(digestOf(password), digestOf(secret));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
