import { createHmac, timingSafeEqual } from 'node:crypto';
import { CART_LINK_DAYS, CART_LINK_PATH } from '#shared/recovery/recovery.ts';
import { daysLater } from '#shared/time/dates.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]+)$/;

const sign = (id: string, expires: string, secret: string) =>
  createHmac('sha256', `left cart ${secret}`).update(`${id}\n${expires}`).digest('base64url');

/** Restores the cart of one message until it expires, and opens nothing else. */
export function cartToken(messageId: string, now: Date, secret: string): string {
  const expires = String(Math.floor(daysLater(now, CART_LINK_DAYS).getTime() / 1000));
  return `${messageId}.${expires}.${sign(messageId, expires, secret)}`;
}

export const cartLink = (token: string): string => `${CART_LINK_PATH}?token=${encodeURIComponent(token)}`;

/** The id of the message; null when it expired or is not one of ours. Accepts tokens of earlier secrets. */
export function readCartToken(token: string, now: Date, secrets: readonly string[]): string | null {
  const [, id = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(id, expires, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && Number(expires) * 1000 > now.getTime() ? id : null;
}
