const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between attempts; a delivery is given up after almost three days. */
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
/** Jitter, so that what failed together is not retried together. */
const SPREAD = 0.1;

/** Null: that was the last attempt. */
export function nextWaitSeconds(attempts: number, random: number): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : wait * (1 + SPREAD * random);
}

export const MAX_FAILING_DAYS = 3;
