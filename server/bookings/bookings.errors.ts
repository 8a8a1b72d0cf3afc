/** The time is taken or was never offered; carries the two nearest free ones. */
export interface SlotTaken {
  readonly code: 'SLOT_TAKEN';
  readonly details: { readonly nearest: string[] };
}

/** Unknown, somebody else's, or no longer open. */
export interface BookingNotOpen {
  readonly code: 'BOOKING_NOT_OPEN';
}

export interface ChangeTooLate {
  readonly code: 'CHANGE_TOO_LATE';
}

export interface BookingNotBegun {
  readonly code: 'BOOKING_NOT_BEGUN';
}
