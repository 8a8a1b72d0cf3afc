import type * as contract from '#contract/account/bookings.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { readProfileCompletion } from '#server/modules/identity/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { monthOf } from '#shared/dates.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertFreeBooking } from './bookings.queries.ts';
import { notifyTeam } from './record-paid-bookings.ts';

export interface BookingServices {
  readonly db: Database;
  readonly clock: Clock;
}

type Outcome = Result<contract.Booking, RefusalOf<typeof contract.bookFreeConsultation>>;

/**
 * Books the free consultation of this calendar month (WIB), for profiles of at least 80 % (DECISIONS 27). The database
 * refuses a second one in the month, even under concurrent calls.
 */
export function bookFreeConsultation({ db, clock }: BookingServices, userId: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const { is_eligible, percent } = await readProfileCompletion(tx, userId);
    if (!is_eligible) return refuse({ code: 'PROFILE_INCOMPLETE', details: { percent } });
    const booked = await insertFreeBooking(tx, userId, monthOf(clock.now()));
    if (booked === null) return refuse({ code: 'ALREADY_BOOKED' });
    await notifyTeam(tx, booked.id);
    return succeed(booked);
  });
}
