import { normalizeCode } from './codes.ts';

/** Open, then once redeemed, or void with its order (ADR 0030). */
export const giftStatuses = ['open', 'redeemed', 'void'] as const;

export const GIFT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GIFT_LENGTH = 16;

/** Ignores case, spaces, dashes and ambiguous letters. Null if it is no code. */
export function readGiftCode(typed: string): string | null {
  const code = normalizeCode(typed).replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = code.length === GIFT_LENGTH && [...code].every((letter) => GIFT_ALPHABET.includes(letter));
  return isCode ? code : null;
}

/** `7Q2M-X4KD-91FA-ZR0B` */
export function formatGiftCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

export function giftPath(code: string): string {
  return `/user/redeem-gift?code=${formatGiftCode(code)}`;
}
