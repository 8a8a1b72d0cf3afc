import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockCalendar, readTypeOfBooking, type SessionType } from '../availability/availability.queries.ts';
import type { BookingNotOpen, ChangeTooLate, SlotTaken } from '../bookings.errors.ts';
import { announceChange } from './announce-change.ts';
import { takeTime } from './take-time.ts';
import { type BookingRow, lockBooking, placeOf, updateBooking } from './times.queries.ts';
import { isPast, mayChange } from './times.rules.ts';

/** Who acts: the holder of the booking, whose rules apply, or the staff. */
export type Actor = { readonly user_id: string } | 'staff';

export interface ChosenTime {
  readonly booking_id: string;
  readonly by: Actor;
  readonly starts_at: Date;
  readonly time_zone?: string | null | undefined;
  readonly now: Date;
}

export type TimeRefusal = BookingNotOpen | ChangeTooLate | SlotTaken;
type Outcome = Result<BookingRow, TimeRefusal>;

/**
 * Chooses the time of a booking that has none yet, or moves it to another. The holder may do so until the cut-off,
 * within the hours and before the package ends; the staff may at any time, to whatever nobody has.
 */
export function chooseTime(db: Database, chosen: ChosenTime): Promise<Outcome> {
  return withTx(db, (tx) => chooseTimeWithin(tx, chosen));
}

export async function chooseTimeWithin(tx: Tx, chosen: ChosenTime): Promise<Outcome> {
  const { booking_id, starts_at, time_zone, now } = chosen;
  const found = await openForChange(tx, chosen);
  if (!found.ok) return found;
  const { booking, type } = found.value;
  const isOfStaff = chosen.by === 'staff';
  if (!isOfStaff && isPast(booking.valid_until, starts_at)) return refuse({ code: 'CHANGE_TOO_LATE' });
  const wanted = { starts_at, now, booking_id, ...(isOfStaff ? { without: 'rules' as const } : {}) };
  const taken = await takeTime(tx, type, wanted);
  if (!taken.ok) return taken;
  const isMoved = booking.starts_at !== null;
  const changed = await updateBooking(tx, booking_id, {
    session_type_id: type.id,
    ...taken.value,
    ...placeOf(type),
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(isMoved ? { moved_at: now.toISOString() } : {}),
  });
  await announceChange(tx, changed, isMoved ? 'moved' : 'booked');
  return succeed(changed);
}

/** An open booking of this actor that may still be changed, locked after the calendar, with its type. */
export async function openForChange(
  tx: Tx,
  { booking_id, by, now }: Pick<ChosenTime, 'booking_id' | 'by' | 'now'>,
): Promise<
  Result<{ readonly booking: BookingRow; readonly type: SessionType }, BookingNotOpen | ChangeTooLate>
> {
  await lockCalendar(tx);
  const booking = await lockBooking(tx, booking_id);
  const isTheirs = by === 'staff' || booking?.user_id === by.user_id;
  if (booking?.status !== 'booked' || !isTheirs) return refuse({ code: 'BOOKING_NOT_OPEN' });
  const type = await readTypeOfBooking(tx, booking);
  if (type === null) return refuse({ code: 'BOOKING_NOT_OPEN' });
  const isAllowed = by === 'staff' || mayChange(booking, type, now);
  return isAllowed ? succeed({ booking, type }) : refuse({ code: 'CHANGE_TOO_LATE' });
}
