import { withoutControls } from '../text/control-characters.ts';

/**
 * Unicode's "default ignorable" characters draw nothing: zero-width spaces, soft hyphens, joiners, direction marks,
 * fillers, tags, variation selectors. The Braille blank and interlinear marks draw nothing either.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Composed, trimmed, with plain spaces and line breaks, without invisible characters. */
export function cleanText(typed: string): string {
  return withoutControls(typed.replace(LINE_BREAK, '\n'))
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(INVISIBLE, (sign, at: number, all: string) =>
      isPartOfSign(sign, all.slice(Math.max(0, at - 2), at), all.slice(at + sign.length)) ? sign : '',
    )
    .trim();
}

/** Scripts whose letters are shaped by the joiners between them: Arabic, Indic, Javanese. */
const JOINED = '[\\u0600-\\u1CFF\\uA800-\\uABFF]';
const AFTER_JOINED = new RegExp(`${JOINED}$`);
const BEFORE_JOINED = new RegExp(`^${JOINED}`);

/** Emoji are built with joiners, selectors and tags: 👩🏽‍💻, ❤️, 1️⃣, 🏴󠁧󠁢󠁳󠁣󠁴󠁿. */
function isPartOfSign(sign: string, before: string, after: string): boolean {
  const isAfterEmoji = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)$/u.test(before);
  if (sign === '\u200D' && isAfterEmoji) return /^\p{Extended_Pictographic}/u.test(after);
  if (sign === '\u200C' || sign === '\u200D') return AFTER_JOINED.test(before) && BEFORE_JOINED.test(after);
  if (sign === '\uFE0E' || sign === '\uFE0F') return isAfterEmoji || after.startsWith('\u20E3');
  return /^[\u{E0020}-\u{E007F}]$/u.test(sign) && /[\u{1F3F4}\u{E0020}-\u{E007E}]$/u.test(before);
}

export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ');

/** Needs a letter, digit or sign; a combining mark alone is invisible. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const isLatin = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);

/** Folds to the signs of a plain keyboard, for numbers, addresses and codes: `０８１２‑３４５６` is `0812-3456`. */
export function plainLine(typed: string): string {
  return cleanLine(typed.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018-\u201B\u2032\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"');
}

export const plainDigits = (typed: string): string => plainLine(typed).replace(/\p{Nd}/gu, plainDigit);

/** Unicode keeps the ten digits of a script in a row, zero first. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
