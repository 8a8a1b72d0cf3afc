import { plainDigits } from '../language/typed-text.ts';

/** E.164: `+6281234567890`. */
export const PHONE_NUMBER = /^\+[1-9]\d{7,14}$/;

/** `https://wa.me/62812…`, `https://api.whatsapp.com/send?phone=62812…`, `tel:+62812…`. */
const LINK =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)|whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=|tel:)(?:\+|%2B)?([\d.() -]+)/i;

/**
 * Accepts `0812-3456-7890`, `62812…`, `0062 812…`, `+62 (0)812…` or a WhatsApp link. Without a country code it is
 * Indonesian, also where a spreadsheet dropped its 0; null if it is no number.
 */
export function toPhoneNumber(typed: string): string | null {
  const text = plainDigits(typed);
  const [, linked] = LINK.exec(text) ?? [];
  const number = linked === undefined ? text : `+${linked}`;
  return /^\(?\+?[\d\s().-]+$/.test(number) ? readPhone(number) : null;
}

function readPhone(number: string): string | null {
  // The 0 in brackets is for callers within the country.
  const digits = number.replace(/\(\s*0\s*\)/g, '').replace(/\D/g, '');
  const whole = number.includes('+') ? abroad(digits) : fromIndonesia(digits);
  return whole !== null && PHONE_NUMBER.test(whole) ? whole : null;
}

function abroad(digits: string): string | null {
  const number = digits.replace(/^00/, '');
  return number.startsWith('62') ? indonesian(number.slice(2)) : `+${number}`;
}

function fromIndonesia(digits: string): string | null {
  if (digits.startsWith('00')) return abroad(digits);
  if (digits.startsWith('0')) return indonesian(digits);
  if (digits.startsWith('62')) return indonesian(digits.slice(2));
  return digits.startsWith('8') ? indonesian(digits) : null;
}

/** Mobile numbers have 9 to 12 digits from 8, city lines 7 to 11, without the 0 (Kemenkominfo's plan). */
const NATIONAL = /^(?:8\d{8,11}|[2-79]\d{6,10})$/;

function indonesian(digits: string): string | null {
  // A repeated country code before a mobile number; 0628 is a city, with shorter numbers.
  const national = digits
    .replace(/^0+/, '')
    .replace(/^62(?=0?8\d{8})/, '')
    .replace(/^0/, '');
  return NATIONAL.test(national) ? `+62${national}` : null;
}
