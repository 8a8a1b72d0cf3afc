const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between an attempt and the next one: almost three days, after which a delivery is given up. */
const WAITS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  20 * HOUR,
] as const;
/** So that what failed together is not tried again together. */
const SPREAD = 0.1;

/** Seconds until the next attempt, after so many; null: that was the last one. */
export function nextWaitSeconds(attempts: number, random: number): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : wait * (1 + SPREAD * random);
}

/** An endpoint that had no success for this long is stopped. */
export const MAX_FAILING_DAYS = 3;
