/** `paid`: a consultation product; `free`: the one of a month; `audit`: the talk about a free audit. */
export const bookingKinds = ['free', 'paid', 'audit'] as const;
export type BookingKind = (typeof bookingKinds)[number];
export const unpaidKinds = ['free', 'audit'] as const;
export type UnpaidKind = (typeof unpaidKinds)[number];

/** `held`: reserved for minutes, before it is paid. `completed` and `no_show` are outcomes. */
export const bookingStatuses = ['held', 'booked', 'completed', 'no_show', 'cancelled', 'expired'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const placeKinds = ['meeting', 'whatsapp', 'address'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Days in one request. */
export const MAX_SLOT_DAYS = 62;

/** Minutes a time is held before it is paid. */
export const HOLD_MINUTES = 15;
/** Unpaid times or limited codes one network may hold; an office or a mobile carrier shares one. */
export const MAX_LIVE_HOLDS = 6;

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

/** The desk's day without bookings, in WIB hours. */
export const DESK_DAY = { from: 8, until: 18 } as const;

export const UNREAD_REASONS = [
  'NOT_CLOSED',
  'NO_START',
  'BAD_LINE',
  'BAD_RULE',
  'TOO_OFTEN',
  'UNKNOWN_ZONE',
  'NO_TIME_LEFT',
  'NO_TEXT',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];
