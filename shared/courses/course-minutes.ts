const HOURS = /(\d+(?:[.,]\d+)?)\s*(?:jam|hours?|hrs?|h)\b/i;
const MINUTES = /(\d+)\s*(?:menit|mnt|minutes?|mins?|m)\b/i;

/** Parses the author's wording (`1 jam 15 menit`, `45 min`); null without a number. */
export function minutesOf(duration: string | null): number | null {
  if (duration === null) return null;
  const hours = HOURS.exec(duration)?.[1];
  const minutes = MINUTES.exec(duration)?.[1];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? '0');
}

/** Null when one length is unknown. */
export function totalMinutes(durations: readonly (string | null)[]): number | null {
  const each = durations.map(minutesOf);
  return each.reduce<number | null>(
    (sum, minutes) => (sum === null || minutes === null ? null : sum + minutes),
    0,
  );
}
