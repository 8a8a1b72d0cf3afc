import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockCalendar, readTypeOfBooking, type SessionType } from '../availability/availability.queries.ts';
import type { BookingNotOpen, ChangeTooLate, SlotTaken } from '../bookings.errors.ts';
import { announceChange } from './announce-change.ts';
import { takeTime } from './take-time.ts';
import { type BookingRow, lockBooking, placeOf, updateBooking } from './times.queries.ts';
import { isPast, mayChange } from './times.rules.ts';

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

/** The holder chooses within the hours, until the cut-off; staff may take any free time. */
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

/** Locks the calendar first, then the open booking. */
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
