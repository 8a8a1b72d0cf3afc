/** A gift code is decided once: open, then redeemed by somebody or void with its order (docs/decisions/0020). */
export const giftStatuses = ['open', 'redeemed', 'void'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

/** Crockford's alphabet: no letter that can be taken for a digit. */
export const GIFT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const GIFT_LENGTH = 16;

/**
 * A gift code as it is stored, from what somebody typed or pasted: small letters, spaces and dashes do not matter, and
 * the letters that look like digits count as these. Null when it can be no code.
 */
export function readGiftCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = code.length === GIFT_LENGTH && [...code].every((letter) => GIFT_ALPHABET.includes(letter));
  return isCode ? code : null;
}

/** `7Q2M-X4KD-91FA-ZR0B`: in fours, as people read it out. */
export function formatGiftCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** The page that redeems a code, with the code in it: what a buyer passes on. */
export function giftPath(code: string): string {
  return `/user/redeem-gift?code=${formatGiftCode(code)}`;
}
