/** `booked` is upcoming, waits for its outcome, or has no time yet. In lookup order. */
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

/** The desk's day without bookings, in WIB hours. */
export const DESK_DAY = { from: 8, until: 18 } as const;
