/**
 * The only place that converts, divides and formats money (DECISIONS 1, 2).
 * `Rupiah` is whole rupiah (price, original_price, amount); `Sen` is a hundredth of a rupiah, the ISO 4217
 * minor unit of IDR (every field that ends in `_bigint`). The brands make mixing them a type error.
 */
declare const unit: unique symbol;
export type Rupiah = number & { readonly [unit]: 'rupiah' };
export type Sen = number & { readonly [unit]: 'sen' };

export const SEN_PER_RUPIAH = 100;
/** One trillion rupiah: far above any wallet, far below the point where doubles stop counting in ones. */
export const MAX_RUPIAH = 1_000_000_000_000;
const MAX_SEN = MAX_RUPIAH * SEN_PER_RUPIAH;

function isRupiah(value: number): value is Rupiah {
  return Number.isInteger(value) && Math.abs(value) <= MAX_RUPIAH;
}

function isSen(value: number): value is Sen {
  return Number.isInteger(value) && Math.abs(value) <= MAX_SEN;
}

/** Whole rupiah. Throws on a fraction, NaN or more than MAX_RUPIAH: such a figure is a bug, not an input. */
export function rupiah(value: number): Rupiah {
  if (!isRupiah(value)) throw new RangeError(`not an amount in whole rupiah: ${value}`);
  return value;
}

/** Whole sen. Throws on a fraction, NaN or more than MAX_RUPIAH in sen. */
export function sen(value: number): Sen {
  if (!isSen(value)) throw new RangeError(`not an amount in whole sen: ${value}`);
  return value;
}

export function toSen(amount: Rupiah): Sen {
  return sen(amount * SEN_PER_RUPIAH);
}

/** Rupiah of an amount in sen; a fraction of a rupiah is dropped toward zero, never rounded up. */
export function toRupiah(amount: Sen): Rupiah {
  return rupiah(Math.trunc(amount / SEN_PER_RUPIAH) + 0);
}

/** Rupiah with their hundredths, for spreadsheets: nothing is cut off. Never counted on with. */
export function toDecimalRupiah(amount: Sen): number {
  return amount / SEN_PER_RUPIAH;
}

export function addSen(a: Sen, b: Sen): Sen {
  return sen(a + b);
}

export function subtractSen(a: Sen, b: Sen): Sen {
  return sen(a - b);
}

export function timesRupiah(amount: Rupiah, count: number): Rupiah {
  return rupiah(amount * count);
}

/** The amount and so many percent of it more, or less; a fraction of a rupiah is dropped. */
export function changeByPercent(amount: Rupiah, percent: number): Rupiah {
  return rupiah(Math.floor((amount * (100 + percent)) / 100));
}

/** Of `count` equal amounts. */
export function timesSen(amount: Sen, count: number): Sen {
  return sen(amount * count);
}

/** What one of `count` comes to, rounded to the nearest whole rupiah. */
export function averageRupiah(amount: Sen, count: number): Rupiah {
  return rupiah(Math.round(amount / (SEN_PER_RUPIAH * count)) + 0);
}

export function negateSen(amount: Sen): Sen {
  return sen(0 - amount);
}

export function sumSen(amounts: readonly Sen[]): Sen {
  return sen(amounts.reduce((total, amount) => total + amount, 0));
}

export type BillingCycle = 'monthly' | 'yearly' | 'weekly' | 'daily';

/** Price of a cycle from the monthly price, floored to whole rupiah (DECISIONS 2). */
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

/** Whole percent saved against the original price, rounded down so that no badge promises too much (DECISIONS 3). */
export function savingPercent(price: Rupiah, original: Rupiah): number {
  return original > price ? Math.floor(((original - price) / original) * 100) : 0;
}

const CYCLES_A_YEAR: Readonly<Record<BillingCycle, number>> = {
  monthly: 12,
  yearly: 1,
  weekly: 52,
  daily: 365,
};

/** What a year of a plan costs. */
export function yearlyCost(price: Rupiah, cycle: BillingCycle): Rupiah {
  return rupiah(price * CYCLES_A_YEAR[cycle]);
}

/**
 * Whole percent that a year of a plan saves against a year paid by the month, rounded to the nearest: 17 for ten
 * months instead of twelve (DECISIONS 3).
 */
export function planSavingPercent(
  plan: { readonly price: Rupiah; readonly billing_cycle: BillingCycle },
  monthly: Rupiah,
): number {
  const cost = yearlyCost(plan.price, plan.billing_cycle);
  const byMonth = yearlyCost(monthly, 'monthly');
  return byMonth > cost ? Math.round(((byMonth - cost) / byMonth) * 100) : 0;
}

const TOP_UP_STEP = 10_000;

/** Suggested minimum top-up: the shortfall rounded up to the next Rp 10.000 (DECISIONS 10). */
export function suggestedTopUp(shortfall: Sen): Rupiah {
  const whole = Math.ceil(shortfall / SEN_PER_RUPIAH);
  return rupiah(Math.max(TOP_UP_STEP, Math.ceil(whole / TOP_UP_STEP) * TOP_UP_STEP));
}

/**
 * A point between every three digits: `1.234.567`. Whole numbers only, so one expression does what making an Intl
 * formatter costs a phone the better part of a frame.
 */
export const formatCount = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');

const MINUS = '\u2212';

/** `Rp 50.000`; a negative amount carries the typographic minus before the currency. */
export function formatRupiah(amount: Rupiah): string {
  return `${amount < 0 ? MINUS : ''}Rp ${formatCount(Math.abs(amount))}`;
}

/** `+Rp 50.000` or `−Rp 50.000`: the sign decides what a ledger line is (DECISIONS 5). */
export function formatSignedRupiah(amount: Rupiah): string {
  return amount > 0 ? `+${formatRupiah(amount)}` : formatRupiah(amount);
}
