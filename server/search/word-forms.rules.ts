import type { Language } from '#shared/language/language.ts';

/** First letters that a verb loses behind its prefix: kirim, mengirim. The stemmer of PostgreSQL does not give them back. */
const nasals = [
  { letter: 't', prefixes: ['men', 'pen'] },
  { letter: 'p', prefixes: ['mem', 'pem'] },
  { letter: 's', prefixes: ['meny', 'peny'] },
  { letter: 'k', prefixes: ['meng', 'peng'] },
] as const;
const VOWEL = /^[aeiou]/;
/** Shorter rests are another word. */
const MIN_REST = 3;

function indonesianForms(word: string): readonly string[] {
  return nasals.flatMap(({ letter, prefixes }) => {
    const bare = word.startsWith(letter) ? word.slice(1) : '';
    const verbs = isRest(bare) ? prefixes.map((prefix) => prefix + bare) : [];
    const rests = prefixes.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []));
    return [...verbs, ...rests.filter(isRest).map((rest) => letter + rest)];
  });
}

const isRest = (text: string) => text.length >= MIN_REST && VOWEL.test(text);

/**
 * For each word a query for `to_tsquery`: the word, forms that the stemmer misses, and for the last one, which may still
 * be typed, whatever begins with it. Words are letters and numbers only.
 */
export const formsOf = (words: readonly string[], language: Language): string[] =>
  words.map((word, n) => {
    const beginning = n === words.length - 1 && /^\p{L}{3,}$/u.test(word) ? [`${word}:*`] : [];
    return [word, ...(language === 'id' ? indonesianForms(word) : []), ...beginning].join(' | ');
  });

/** Longer words are only compared by the letters that they share. */
const MAX_SLIPPED = 24;

/** Returns what a finger may have slipped from: two letters in the other order, or one too often or too seldom. */
export function slipsOf(word: string): readonly string[] {
  const letters = [...word];
  if (!/^\p{L}{4,}$/u.test(word) || letters.length > MAX_SLIPPED) return [];
  const slips = letters.flatMap((letter, n) => {
    const [before, next, behind] = [letters.slice(0, n), letters[n + 1] ?? '', letters.slice(n + 2)];
    const doubled = [...before, letter, letter, next, ...behind];
    if (letter === next) return [[...before, letter, ...behind]];
    return next === '' ? [doubled] : [[...before, next, letter, ...behind], doubled];
  });
  return [...new Set(slips.map((slip) => slip.join('')))];
}
