const KEY = 'playback-rate';
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof rates)[number];

/** The speed that was chosen last on this device; a browser that forbids storage plays at the usual one. */
export function readRate(): Rate {
  try {
    return rates.find((rate) => String(rate) === localStorage.getItem(KEY)) ?? 1;
  } catch {
    return 1;
  }
}

export function keepRate(rate: Rate): void {
  try {
    localStorage.setItem(KEY, String(rate));
  } catch {
    return;
  }
}

/** `1,25×` */
export const rateInWords = (rate: Rate): string => `${String(rate).replace('.', ',')}×`;
