const HOUR_MS = 3_600_000;

interface BookingTime {
  readonly starts_at: string | null;
}

/** Null when no time is chosen yet. */
export function changeableUntil(
  { starts_at }: BookingTime,
  { change_until_hours }: { readonly change_until_hours: number },
): Date | null {
  return starts_at === null ? null : new Date(Date.parse(starts_at) - change_until_hours * HOUR_MS);
}

export function mayChange(
  booking: BookingTime,
  rules: { readonly change_until_hours: number },
  now: Date,
): boolean {
  return now.getTime() <= (changeableUntil(booking, rules)?.getTime() ?? Number.POSITIVE_INFINITY);
}

export const isPast = (end: string | null, moment: Date): boolean =>
  end !== null && Date.parse(end) < moment.getTime();

export function validUntil({ valid_days }: { readonly valid_days: number | null }, now: Date): string | null {
  return valid_days === null ? null : new Date(now.getTime() + valid_days * 24 * HOUR_MS).toISOString();
}
