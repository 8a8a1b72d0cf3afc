const HOUR_MS = 3_600_000;

interface Booked {
  readonly starts_at: string | null;
}

/** Until when the holder may move or cancel a session; null: it has no time yet. */
export function changeableUntil(
  { starts_at }: Booked,
  { change_until_hours }: { readonly change_until_hours: number },
): Date | null {
  return starts_at === null ? null : new Date(Date.parse(starts_at) - change_until_hours * HOUR_MS);
}

export function mayChange(
  booking: Booked,
  rules: { readonly change_until_hours: number },
  now: Date,
): boolean {
  return now.getTime() <= (changeableUntil(booking, rules)?.getTime() ?? Number.POSITIVE_INFINITY);
}

/** Whether a moment lies after an end, if there is one. */
export const isPast = (end: string | null, moment: Date): boolean =>
  end !== null && Date.parse(end) < moment.getTime();

/** When the sessions of a package bought now can no longer be chosen. */
export function validUntil({ valid_days }: { readonly valid_days: number | null }, now: Date): string | null {
  return valid_days === null ? null : new Date(now.getTime() + valid_days * 24 * HOUR_MS).toISOString();
}
