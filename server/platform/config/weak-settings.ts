import type { ForeignCurrency } from '#shared/money/foreign-money.ts';

const MIN_BITS = 90;
/** Words of examples and manuals, which random secrets do not contain. */
const PLACEHOLDER = /change.?me|secret|passw|example|contoh|default|arunika|your.?key|rahasia/i;

export function isGuessable(secret: string): boolean {
  return (
    PLACEHOLDER.test(secret) ||
    isRepetitive(secret) ||
    sequentialShare(secret) > 1 / 2 ||
    entropyBits(secret) < MIN_BITS
  );
}

/** Repeats itself, like `abcabcabc`. */
function isRepetitive(text: string): boolean {
  const period = `${text}${text}`.indexOf(text, 1);
  return period <= text.length / 2;
}

/** Share of characters that follow the previous one, like `abcd` or `4321`. */
function sequentialShare(text: string): number {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const following = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) === 1);
  return following.length / codes.length;
}

/** Shannon entropy in bits: 32 random hex digits have about 115. */
function entropyBits(text: string): number {
  const letters = [...text];
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / letters.length), 0);
}

export function lacksTls(smtpUrl: string): boolean {
  const { protocol, password, username, searchParams } = new URL(smtpUrl);
  // Plain `smtp:` upgrades opportunistically, which a man in the middle can prevent.
  const isForced = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  const trustsAnybody = searchParams.get('tls.rejectUnauthorized') === 'false';
  return trustsAnybody || ((username !== '' || password !== '') && !isForced);
}

/** Reserved names (RFC 2606, RFC 6761). */
export function isReservedDomain(address: string): boolean {
  return /(^|[@.])(example|invalid|test|localhost|example\.(com|net|org))>?$/i.test(address.trim());
}

/** Rough rates of 2026, to detect a rate off by a digit. */
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

export function isPlausibleRate(currency: ForeignCurrency, rate: number): boolean {
  const rough = APPROXIMATE_RATES[currency];
  return rate >= rough / MAX_RATE_FACTOR && rate <= rough * MAX_RATE_FACTOR;
}
