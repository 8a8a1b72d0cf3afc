/**
 * How a booking stands, as the desk shows it: `booked` is upcoming, waits for its outcome, or has no time yet. In the
 * order in which they are looked for.
 */
export const bookingStates = [
  'no_outcome',
  'upcoming',
  'unscheduled',
  'held',
  'completed',
  'no_show',
  'cancelled',
  'expired',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** The hours of a desk's day where nothing is booked, as hours in WIB. */
export const DESK_DAY = { from: 8, until: 18 } as const;
