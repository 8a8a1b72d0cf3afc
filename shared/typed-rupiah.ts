/**
 * Rupiah as people write it (DECISIONS 60). Every field in which an amount is typed, every form that posts one and
 * the CSV of products read it here; no browser's locale has a say.
 */
import { formatCount, formatRupiah, MAX_RUPIAH, type Rupiah, rupiah } from './money.ts';
import { type Result, succeed } from './result.ts';

export type RupiahProblem = 'empty' | 'unclear' | 'letters' | 'negative' | 'too_large';

interface ParseOptions {
  /** Whether the amount may take away: `-25.000`. */
  readonly signed?: boolean;
}

/** No-break, thin and narrow spaces, as they come with what is pasted. */
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const CURRENCY = /^rp\.? ?/i;
const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * `25.000`, `25000` and `Rp 25.000` are Rp 25.000. What has sen, letters or two meanings (`25,000`, `25.5`,
 * `1.00.000`, `1e5`) is refused, never guessed at.
 */
export function parseRupiah(
  text: string,
  { signed = false }: ParseOptions = {},
): Result<Rupiah, RupiahProblem> {
  const { sign, body } = partsOf(text);
  if (body === '') return refuse('empty');
  if (!PLAIN.test(body) && !GROUPED.test(body))
    return refuse(/^[\d.,' ]+$/.test(body) ? 'unclear' : 'letters');
  if (sign !== '' && !signed) return refuse('negative');
  const amount = Number(body.replaceAll('.', ''));
  if (amount > MAX_RUPIAH) return refuse('too_large');
  return succeed(rupiah(sign === '-' ? 0 - amount : amount));
}

const refuse = (refusal: RupiahProblem) => ({ ok: false, refusal }) as const;

function partsOf(text: string): { readonly sign: '' | '+' | '-'; readonly body: string } {
  const plain = text.replace(SPACES, ' ').trim();
  const unsigned = plain.replace(/^[-+\u2212] ?/, '');
  const sign = unsigned === plain ? '' : plain.startsWith('+') ? '+' : '-';
  return { sign, body: unsigned.replace(CURRENCY, '') };
}

/** An amount as a field shows it: `25.000`, `-25.000`. */
export function rupiahText(amount: Rupiah): string {
  return `${amount < 0 ? '-' : ''}${formatCount(Math.abs(amount))}`;
}

const sentences = {
  id: {
    empty: 'Isi jumlahnya.',
    unclear: 'Tulis rupiah bulat dengan titik di tiap tiga angka, misalnya 25.000, tanpa koma dan tanpa sen.',
    letters: 'Tulis jumlahnya dengan angka saja, misalnya 25.000.',
    negative: 'Jumlahnya tidak boleh negatif.',
    too_large: `Paling banyak ${formatRupiah(rupiah(MAX_RUPIAH))}.`,
  },
  en: {
    empty: 'Enter an amount.',
    unclear: 'Write whole rupiah with a point after every three digits, such as 25.000: no commas, no sen.',
    letters: 'Write the amount in digits only, such as 25.000.',
    negative: 'The amount can not be negative.',
    too_large: `At most ${formatRupiah(rupiah(MAX_RUPIAH))}.`,
  },
} as const satisfies Readonly<Record<'id' | 'en', Readonly<Record<RupiahProblem, string>>>>;

export type RupiahLanguage = keyof typeof sentences;

/** Why an amount was refused, for people. */
export function rupiahProblemText(problem: RupiahProblem, language: RupiahLanguage): string {
  return sentences[language][problem];
}

interface Edit {
  /** What the field showed before. */
  readonly before: string;
  /** What stands in it now, and where its caret is. */
  readonly text: string;
  readonly caret: number;
  /** Typed or deleted letter by letter; else pasted, dropped or filled in. */
  readonly isKeyed: boolean;
}

/**
 * What the field shows after an edit: grouped, with the caret behind the same digit. Points are put where they belong
 * only while digits come and go in an amount that was grouped; anything else stays as it was written, so that `25.50`
 * never turns into 2.550 under somebody's hands.
 */
export function formatWhileTyping({ before, text, caret, isKeyed }: Edit, accepts: ParseOptions = {}) {
  const isRegrouped = isKeyed && isOnlyDigits(before, accepts) && keepsPoints(before, text);
  const amount = parseRupiah(isRegrouped ? text.replaceAll('.', '') : text, accepts);
  if (!amount.ok) return { text, caret };
  const shown = rupiahText(amount.value);
  const behind = text.slice(caret).replace(/\D/g, '').length;
  return { text: shown, caret: caretBefore(shown, behind) };
}

/** Nothing, a sign alone, or an amount as the field writes it. */
function isOnlyDigits(text: string, accepts: ParseOptions): boolean {
  const amount = parseRupiah(text, accepts);
  return amount.ok ? rupiahText(amount.value) === text : /^[-\u2212]?$/.test(text);
}

/** Whether no point came with the edit. */
function keepsPoints(before: string, text: string): boolean {
  const points = (of: string) => of.split('.').length;
  return points(text) <= points(before);
}

/** The place that has so many digits behind it; before a point, so that the next Backspace finds a digit. */
function caretBefore(text: string, digitsBehind: number): number {
  let place = text.length;
  for (let left = digitsBehind; left > 0 && place > 0; place -= 1)
    if (/\d/.test(text.charAt(place - 1))) left -= 1;
  return text.charAt(place - 1) === '.' ? place - 1 : place;
}
