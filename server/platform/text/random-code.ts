import { randomBytes } from 'node:crypto';
import { GIFT_ALPHABET } from '#shared/shop/gifts.ts';

const LENGTH = 10;

/** Ten unambiguous letters: 50 random bits, too many to guess within rate limits. */
export function randomCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => GIFT_ALPHABET[byte % GIFT_ALPHABET.length]).join('');
}
