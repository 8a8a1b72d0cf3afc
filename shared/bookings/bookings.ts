/** `paid`: a consultation product; `free`: the one of a month; `audit`: the talk about a free audit. */
export const bookingKinds = ['free', 'paid', 'audit'] as const;
export type BookingKind = (typeof bookingKinds)[number];
export const unpaidKinds = ['free', 'audit'] as const;
export type UnpaidKind = (typeof unpaidKinds)[number];

/** `held`: reserved for minutes, before it is paid. `completed` and `no_show` are outcomes. */
export const bookingStatuses = ['held', 'booked', 'completed', 'no_show', 'cancelled', 'expired'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The owner's own meeting address, a WhatsApp call, a street address. */
export const placeKinds = ['meeting', 'whatsapp', 'address'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Of one look at the calendar. */
export const MAX_SLOT_DAYS = 62;

/** How long a chosen time is kept before it is paid. */
export const HOLD_MINUTES = 15;
/** Of unpaid times, and of unpaid uses of limited codes, by one network. An office or a mobile carrier shares one. */
export const MAX_LIVE_HOLDS = 6;
