/** E.164: `+6281234567890`. */
export const PHONE_NUMBER = /^\+[1-9]\d{7,14}$/;

/** Parses a typed number (`0812-3456-7890`, `62812…`) into E.164; null if invalid. */
export function toPhoneNumber(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  const whole = digits.startsWith('0')
    ? `+62${digits.slice(1)}`
    : digits.startsWith('62')
      ? `+${digits}`
      : digits;
  return PHONE_NUMBER.test(whole) ? whole : null;
}
