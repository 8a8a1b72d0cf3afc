import { randomBytes } from 'node:crypto';
import { GIFT_ALPHABET, GIFT_LENGTH } from '#shared/gifts.ts';

/** Sixteen letters of 32: 80 random bits, so that guessing is hopeless even without the limit on tries. */
export function generateGiftCode(): string {
  return Array.from(randomBytes(GIFT_LENGTH), (byte) => GIFT_ALPHABET[byte % GIFT_ALPHABET.length]).join('');
}
