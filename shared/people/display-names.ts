import { currentLanguage } from '../language/language.ts';

const fallbackName = () => (currentLanguage() === 'en' ? 'Buyer' : 'Pembeli');

/** Stored instead of the name of somebody who left; `keep_certificate` in db/schema/courses.sql compares it. */
export const DELETED_ACCOUNT_NAME = 'Akun dihapus';

export function shortName(fullName: string): string {
  if (fullName.includes('@')) return fallbackName();
  const words = fullName.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (first === '') return fallbackName();
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`;
}

/** The local part of the address, for users who gave no name. */
export const nameFromEmail = (email: string): string => email.split('@')[0] || email;

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => word.charAt(0).toUpperCase()).join('');
}
