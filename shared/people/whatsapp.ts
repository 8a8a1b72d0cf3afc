import { toPhoneNumber } from './phone-number.ts';

/** A `https://wa.me/…` link with a prefilled message; null without a number, and then not shown (DECISIONS 63). */
export function whatsappUrl(number: string, message?: string): string | null {
  const digits = toPhoneNumber(number)?.slice(1);
  if (digits === undefined) return null;
  const address = `https://wa.me/${digits}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}

/** `+62 812 0000 0000`; other countries in groups of four; what is no number as it is. */
export function formatWhatsapp(number: string): string {
  const digits = toPhoneNumber(number)?.slice(1);
  if (digits === undefined) return number;
  const [, country, operator, rest] = /^(62)(\d{3})(\d+)$/.exec(digits) ?? [];
  const groups = (rest ?? digits).match(/\d{1,4}/g) ?? [];
  return `+${[country, operator, ...groups].filter(Boolean).join(' ')}`;
}
