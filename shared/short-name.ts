const FALLBACK_NAME = 'Pembeli';

/** `Sari W.`: the first name and the initial of the last. A name that is missing, or an e-mail, tells nothing. */
export function shortName(fullName: string): string {
  if (fullName.includes('@')) return FALLBACK_NAME;
  const words = fullName.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (first === '') return FALLBACK_NAME;
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase()}.`;
}
