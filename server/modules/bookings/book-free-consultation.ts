import { readProfileCompletion } from '#server/modules/identity/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { monthOf } from '#shared/dates.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertFreeBooking } from './bookings.queries.ts';
import { type Booking, toBooking } from './list-bookings.ts';
import { notifyTeam } from './record-paid-bookings.ts';

export interface BookingServices {
  readonly db: Database;
  readonly clock: Clock;
}

export type BookingRefusal =
  | { readonly code: 'PROFILE_INCOMPLETE'; readonly details: { readonly percent: number } }
  | { readonly code: 'ALREADY_BOOKED' };

/**
 * Books the free consultation of this calendar month (WIB), for profiles of at least 80 % (DECISIONS 27). The database
 * refuses a second one in the month, even under concurrent calls.
 */
export function bookFreeConsultation(
  { db, clock }: BookingServices,
  userId: string,
): Promise<Result<Booking, BookingRefusal>> {
  return withTx(db, async (tx): Promise<Result<Booking, BookingRefusal>> => {
    const { is_eligible, percent } = await readProfileCompletion(tx, userId);
    if (!is_eligible) return refuse({ code: 'PROFILE_INCOMPLETE', details: { percent } });
    const booked = await insertFreeBooking(tx, userId, monthOf(clock.now()));
    if (booked === null) return refuse({ code: 'ALREADY_BOOKED' });
    await notifyTeam(tx, booked.id);
    return succeed(toBooking(booked));
  });
}
