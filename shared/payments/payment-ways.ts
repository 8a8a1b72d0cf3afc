export const paymentWays = [
  'qris',
  'va_bca',
  'va_mandiri',
  'va_bri',
  'va_bni',
  'va_permata',
  'ovo',
  'dana',
  'shopeepay',
  'linkaja',
  'card',
  'paypal',
] as const;
export type PaymentWay = (typeof paymentWays)[number];

export const wayGroups = ['qris', 'bank', 'ewallet', 'card', 'paypal'] as const;
export type WayGroup = (typeof wayGroups)[number];

const groups: Readonly<Record<PaymentWay, WayGroup>> = {
  qris: 'qris',
  va_bca: 'bank',
  va_mandiri: 'bank',
  va_bri: 'bank',
  va_bni: 'bank',
  va_permata: 'bank',
  ovo: 'ewallet',
  dana: 'ewallet',
  shopeepay: 'ewallet',
  linkaja: 'ewallet',
  card: 'card',
  paypal: 'paypal',
};

export const groupOfWay = (way: PaymentWay): WayGroup => groups[way];

/** Older payments name a gateway instead. */
export function isPaymentWay(method: string): method is PaymentWay {
  return Object.hasOwn(groups, method);
}

/** The setting holds comma-separated names of methods that are off. */
export const waysIn = (setting: string): readonly PaymentWay[] =>
  setting
    .split(',')
    .map((name) => name.trim())
    .filter(isPaymentWay);
