import { type Sen, sen } from './money.ts';

export interface Charge {
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly minor: number;
}

/** Decimals as PayPal counts them (its currency reference, note 1). */
export const foreignCurrencies = {
  AUD: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TWD: 0,
  USD: 2,
} as const;
export type ForeignCurrency = keyof typeof foreignCurrencies;

export function isForeignCurrency(code: string): code is ForeignCurrency {
  return Object.hasOwn(foreignCurrencies, code);
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`too much to count: ${value}`);
  return number;
}

/** Converts `amount` at `rate` (sen per unit), rounded up to a minor unit. */
export function foreignCharge(amount: Sen, currency: ForeignCurrency, rate: Sen): Charge {
  if (amount <= 0 || rate <= 0) throw new RangeError('an amount and a rate are more than zero');
  const scaled = BigInt(amount) * 10n ** BigInt(foreignCurrencies[currency]);
  return { currency, minor: safe((scaled + BigInt(rate) - 1n) / BigInt(rate)) };
}

/** The share `part / whole` of `amount`, rounded down to a sen; exact if equal. */
export function shareOf(amount: Sen, part: number, whole: number): Sen {
  return sen(safe((BigInt(amount) * BigInt(part)) / BigInt(whole)));
}

/** `1234` minor units of USD: `12.34`; of JPY: `1234`. */
export function decimalText(minor: number, currency: ForeignCurrency): string {
  const digits = foreignCurrencies[currency];
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses `12.3` or `12.34` into minor units; null if malformed. */
export function minorOf(text: string, digits: number): number | null {
  const parts = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text);
  const fraction = (parts?.[2] ?? '').replace(/0+$/, '');
  if (parts === null || fraction.length > digits) return null;
  return Number(`${parts[1]}${fraction.padEnd(digits, '0')}`);
}
