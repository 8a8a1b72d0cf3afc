import type { ForeignCurrency } from '#shared/foreign-money.ts';

const MIN_BITS = 90;
/** Words of examples and manuals; in random characters they do not turn up. */
const PLACEHOLDER = /change.?me|secret|passw|example|contoh|default|arunika|your.?key|rahasia/i;

/** Whether somebody who knows how people fill in such fields may guess a secret: repeated, counted up, or an example. */
export function isGuessable(secret: string): boolean {
  return (
    PLACEHOLDER.test(secret) ||
    repeats(secret) ||
    sequentialShare(secret) > 1 / 2 ||
    entropyBits(secret) < MIN_BITS
  );
}

/** Begins anew within its first half, like `abcabcabc`. */
function repeats(text: string): boolean {
  const period = `${text}${text}`.indexOf(text, 1);
  return period <= text.length / 2;
}

/** The share of characters that only follow on the one before, like `abcd` or `4321`. */
function sequentialShare(text: string): number {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const following = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) === 1);
  return following.length / codes.length;
}

/** Shannon's measure over the characters: 32 random hexadecimal digits have about 115. */
function entropyBits(text: string): number {
  const letters = [...text];
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / letters.length), 0);
}

/** Whether mail, with the password of its server, may travel in the clear or to whoever answers in its name. */
export function lacksTls(smtpUrl: string): boolean {
  const { protocol, password, username, searchParams } = new URL(smtpUrl);
  // `smtp:` by itself upgrades only if the server, or who sits between, likes to.
  const isForced = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  const trustsAnybody = searchParams.get('tls.rejectUnauthorized') === 'false';
  return trustsAnybody || ((username !== '' || password !== '') && !isForced);
}

/** Names that can belong to nobody (RFC 2606, RFC 6761). */
export function isReservedDomain(address: string): boolean {
  return /(^|[@.])(example|invalid|test|localhost|example\.(com|net|org))>?$/i.test(address.trim());
}

/** Rupiah for one unit, roughly, of 2026: only to see a rate that lost or won a digit. */
const APPROXIMATE_RATES: Readonly<Record<ForeignCurrency, number>> = {
  AUD: 10_700,
  CAD: 11_800,
  CHF: 20_400,
  CZK: 780,
  DKK: 2_550,
  EUR: 19_000,
  GBP: 21_900,
  HKD: 2_100,
  HUF: 48,
  ILS: 4_900,
  JPY: 108,
  MXN: 890,
  NOK: 1_630,
  NZD: 9_500,
  PHP: 285,
  PLN: 4_480,
  SEK: 1_730,
  SGD: 12_700,
  THB: 505,
  TWD: 540,
  USD: 16_300,
};
const MAX_RATE_FACTOR = 3;

/** Whether a rate, in rupiah for one unit, can be one; currencies may move threefold before this has to be touched. */
export function isPlausibleRate(currency: ForeignCurrency, rate: number): boolean {
  const rough = APPROXIMATE_RATES[currency];
  return rate >= rough / MAX_RATE_FACTOR && rate <= rough * MAX_RATE_FACTOR;
}
