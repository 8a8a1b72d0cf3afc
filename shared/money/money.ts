import { currentLanguage } from '../language/language.ts';

/**
 * The only place that converts, divides and formats money (DECISIONS 1, 2). `Rupiah` is whole rupiah (price,
 * original_price, amount), `Sen` a hundredth of it, the ISO 4217 minor unit (every `_bigint` field). Branded, so
 * mixing them is a type error.
 */
declare const unit: unique symbol;
export type Rupiah = number & { readonly [unit]: 'rupiah' };
export type Sen = number & { readonly [unit]: 'sen' };

export const SEN_PER_RUPIAH = 100;
/** One trillion rupiah: above any wallet, below the limit of exact doubles. */
export const MAX_RUPIAH = 1_000_000_000_000;
const MAX_SEN = MAX_RUPIAH * SEN_PER_RUPIAH;

function isRupiah(value: number): value is Rupiah {
  return Number.isInteger(value) && Math.abs(value) <= MAX_RUPIAH;
}

function isSen(value: number): value is Sen {
  return Number.isInteger(value) && Math.abs(value) <= MAX_SEN;
}

/** Throws on a fraction, NaN or more than MAX_RUPIAH: a bug, not an input. */
export function rupiah(value: number): Rupiah {
  if (!isRupiah(value)) throw new RangeError(`not an amount in whole rupiah: ${value}`);
  return value;
}

/** Throws on a fraction, NaN or more than MAX_RUPIAH in sen. */
export function sen(value: number): Sen {
  if (!isSen(value)) throw new RangeError(`not an amount in whole sen: ${value}`);
  return value;
}

export function toSen(amount: Rupiah): Sen {
  return sen(amount * SEN_PER_RUPIAH);
}

/** Sen to rupiah, truncated toward zero. */
export function toRupiah(amount: Sen): Rupiah {
  return rupiah(Math.trunc(amount / SEN_PER_RUPIAH) + 0);
}

/** Exact rupiah with decimals, for spreadsheets only. */
export function toDecimalRupiah(amount: Sen): number {
  return amount / SEN_PER_RUPIAH;
}

/** `1250000.5` as `1250000.50`, for the files of other programs. */
export const toFixedRupiah = (amount: Sen): string => toDecimalRupiah(amount).toFixed(2);

export function addSen(a: Sen, b: Sen): Sen {
  return sen(a + b);
}

export function subtractSen(a: Sen, b: Sen): Sen {
  return sen(a - b);
}

export function timesRupiah(amount: Rupiah, count: number): Rupiah {
  return rupiah(amount * count);
}

/** Changes an amount by a percentage, truncated to whole rupiah. */
export function changeByPercent(amount: Rupiah, percent: number): Rupiah {
  return rupiah(Math.floor((amount * (100 + percent)) / 100));
}

export function timesSen(amount: Sen, count: number): Sen {
  return sen(amount * count);
}

/** `rate_percent` of `base_numerator / base_denominator` of the price before tax. */
export interface TaxTerms {
  readonly rate_percent: number;
  readonly base_numerator: number;
  readonly base_denominator: number;
}

/** Whole rupiah, half a rupiah up. Tax and price before tax add up to the price. */
export function taxWithin(total: Sen, { rate_percent, base_numerator, base_denominator }: TaxTerms): Sen {
  const share = BigInt(rate_percent) * BigInt(base_numerator);
  const whole = 100n * BigInt(base_denominator) + share;
  return sen(Number((2n * BigInt(total) * share + 100n * whole) / (200n * whole)) * SEN_PER_RUPIAH);
}

/** The part of a price before tax that the rate applies to ("DPP nilai lain"), half a sen up. */
export function taxedPart(base: Sen, { base_numerator, base_denominator }: TaxTerms): Sen {
  const [part, whole] = [BigInt(base_numerator), BigInt(base_denominator)];
  return sen(Number((2n * BigInt(base) * part + whole) / (2n * whole)));
}

/** Rounded to whole rupiah. */
export function averageRupiah(amount: Sen, count: number): Rupiah {
  return rupiah(Math.round(amount / (SEN_PER_RUPIAH * count)) + 0);
}

export function negateSen(amount: Sen): Sen {
  return sen(0 - amount);
}

export function sumSen(amounts: readonly Sen[]): Sen {
  return sen(amounts.reduce((total, amount) => total + amount, 0));
}

/** The share of an amount for `part` of `whole`, rounded down to whole rupiah. */
export function shareOfSen(amount: Sen, part: number, whole: number): Sen {
  const share = (BigInt(amount) * BigInt(part)) / (BigInt(whole) * BigInt(SEN_PER_RUPIAH));
  return sen(Number(share) * SEN_PER_RUPIAH);
}

export type BillingCycle = 'monthly' | 'yearly' | 'weekly' | 'daily';

/** The price of a cycle derived from the monthly one, floored (DECISIONS 2). */
export function cyclePrice(monthly: Rupiah, cycle: BillingCycle): Rupiah {
  switch (cycle) {
    case 'monthly':
      return monthly;
    case 'yearly':
      return rupiah(monthly * 10);
    case 'weekly':
      return rupiah(Math.floor(monthly / 4));
    case 'daily':
      return rupiah(Math.floor(monthly / 30));
  }
}

/** Discount in whole percent, rounded down so that no badge overpromises (DECISIONS 3). */
export function savingPercent(price: Rupiah, original: Rupiah): number {
  return original > price ? Math.floor(((original - price) / original) * 100) : 0;
}

const CYCLES_A_YEAR: Readonly<Record<BillingCycle, number>> = {
  monthly: 12,
  yearly: 1,
  weekly: 52,
  daily: 365,
};

export function yearlyCost(price: Rupiah, cycle: BillingCycle): Rupiah {
  return rupiah(price * CYCLES_A_YEAR[cycle]);
}

/** A cycle's charge per month, as a twelfth of a year, half a sen up. */
export function monthlySen(amount: Sen, cycle: BillingCycle): Sen {
  return sen(Math.round((amount * CYCLES_A_YEAR[cycle]) / CYCLES_A_YEAR.monthly));
}

/** Against twelve monthly payments, in whole percent: 17 for ten months' price (DECISIONS 3). */
export function planSavingPercent(
  plan: { readonly price: Rupiah; readonly billing_cycle: BillingCycle },
  monthly: Rupiah,
): number {
  const cost = yearlyCost(plan.price, plan.billing_cycle);
  const byMonth = yearlyCost(monthly, 'monthly');
  return byMonth > cost ? Math.round(((byMonth - cost) / byMonth) * 100) : 0;
}

const TOP_UP_STEP = 10_000;

/** A purchase's shortfall may be smaller and is paid exactly. */
export const SMALLEST_TOP_UP = rupiah(10_000);

/** Suggested top-up: the shortfall rounded up to Rp 10.000 (DECISIONS 10). */
export function suggestedTopUp(shortfall: Sen): Rupiah {
  const whole = Math.ceil(shortfall / SEN_PER_RUPIAH);
  return rupiah(Math.max(TOP_UP_STEP, Math.ceil(whole / TOP_UP_STEP) * TOP_UP_STEP));
}

/** A regex: creating an Intl formatter is slow on phones. */
const grouped = (whole: number, mark: '.' | ','): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);

/** `1.234.567`, in English `1,234,567` */
export const formatCount = (whole: number): string => grouped(whole, currentLanguage() === 'en' ? ',' : '.');

/** `1.234.567`: rupiah are written the Indonesian way in both languages. */
export const formatDigits = (whole: number): string => grouped(whole, '.');

const MINUS = '\u2212';

/** `Rp 50.000` or `−Rp 50.000` */
export function formatRupiah(amount: Rupiah): string {
  return `${amount < 0 ? MINUS : ''}Rp ${formatDigits(Math.abs(amount))}`;
}

const SHORT = { id: ['jt', 'rb'], en: ['m', 'k'] } as const;

/** `1,2 jt`, `500 rb`; in English `1,2 m`, `500 k`. For axes and narrow tables only. */
export function formatShortRupiah(amount: Rupiah): string {
  const [million, thousand] = SHORT[currentLanguage()];
  const inTenths = (unit: number) => {
    const tenths = Math.round((amount / unit) * 10);
    return `${formatDigits(Math.floor(tenths / 10))}${tenths % 10 === 0 ? '' : `,${tenths % 10}`}`;
  };
  if (amount >= 999_950) return `${inTenths(1_000_000)} ${million}`;
  return amount >= 1000 ? `${inTenths(1000)} ${thousand}` : String(amount);
}

/** `+Rp 50.000` or `−Rp 50.000` (DECISIONS 5) */
export function formatSignedRupiah(amount: Rupiah): string {
  return amount > 0 ? `+${formatRupiah(amount)}` : formatRupiah(amount);
}
