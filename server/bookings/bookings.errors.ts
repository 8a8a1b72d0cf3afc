/** The time is gone, or was never offered; the two nearest ones that are free. */
export interface SlotTaken {
  readonly code: 'SLOT_TAKEN';
  readonly details: { readonly nearest: string[] };
}

/** Unknown, of somebody else, or no longer open. */
export interface BookingNotOpen {
  readonly code: 'BOOKING_NOT_OPEN';
}

/** Too late for its holder to change it. */
export interface ChangeTooLate {
  readonly code: 'CHANGE_TOO_LATE';
}

/** The session is still to come, so it has no outcome. */
export interface BookingNotBegun {
  readonly code: 'BOOKING_NOT_BEGUN';
}
