/** Parses rupiah of every amount field, form and the CSV import, independent of locale (DECISIONS 60). */

import { plainLine } from '../language/typed-text.ts';
import { type Result, succeed } from '../result.ts';
import { formatDigits, MAX_RUPIAH, type Rupiah, rupiah } from './money.ts';

export type RupiahProblem = 'empty' | 'unclear' | 'letters' | 'negative' | 'too_large';

interface ParseOptions {
  /** Allows negative amounts: `-25.000`. */
  readonly signed?: boolean;
}

const CURRENCY = /^rp\.? ?/i;
const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+$/;

/** Accepts `25.000`, `25000` and `Rp 25.000`. Refuses `25,000`, `25.5`, `1.00.000` and `1e5`. */
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
  const plain = plainLine(text);
  const unsigned = plain.replace(/^[-+] ?/, '');
  const sign = unsigned === plain ? '' : plain.startsWith('+') ? '+' : '-';
  return { sign, body: unsigned.replace(CURRENCY, '') };
}

/** `25.000`, `-25.000`. */
export function rupiahText(amount: Rupiah): string {
  return `${amount < 0 ? '-' : ''}${formatDigits(Math.abs(amount))}`;
}

interface Edit {
  readonly before: string;
  readonly text: string;
  readonly caret: number;
  /** Typed or deleted; else pasted, dropped or filled. */
  readonly isKeyed: boolean;
}

/** Keeps the caret behind the same digit. Regroups only while digits change: `25.50` stays. */
export function formatWhileTyping({ before, text, caret, isKeyed }: Edit, accepts: ParseOptions = {}) {
  const isRegrouped = isKeyed && isOnlyDigits(before, accepts) && keepsPoints(before, text);
  const amount = parseRupiah(isRegrouped ? text.replaceAll('.', '') : text, accepts);
  if (!amount.ok) return { text, caret };
  const shown = rupiahText(amount.value);
  const behind = text.slice(caret).replace(/\D/g, '').length;
  return { text: shown, caret: caretBefore(shown, behind) };
}

function isOnlyDigits(text: string, accepts: ParseOptions): boolean {
  const amount = parseRupiah(text, accepts);
  return amount.ok ? rupiahText(amount.value) === text : /^[-\u2212]?$/.test(text);
}

function keepsPoints(before: string, text: string): boolean {
  const points = (of: string) => of.split('.').length;
  return points(text) <= points(before);
}

/** Places the caret before a point, so that Backspace deletes a digit. */
function caretBefore(text: string, digitsBehind: number): number {
  let place = text.length;
  for (let left = digitsBehind; left > 0 && place > 0; place -= 1)
    if (/\d/.test(text.charAt(place - 1))) left -= 1;
  return text.charAt(place - 1) === '.' ? place - 1 : place;
}
