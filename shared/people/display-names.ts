import { currentLanguage } from '../language/language.ts';

const fallbackName = () => (currentLanguage() === 'en' ? 'Buyer' : 'Pembeli');

/** `Sari W.`: first name and initial of the last; a fallback for an empty name or an e-mail address. */
export function shortName(fullName: string): string {
  if (fullName.includes('@')) return fallbackName();
  const words = fullName.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (first === '') return fallbackName();
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`;
}

/** The name of a user who gave none: the local part of the address. */
export const nameFromEmail = (email: string): string => email.split('@')[0] || email;
