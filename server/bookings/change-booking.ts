import { revokeHolding } from '#server/orders/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockSchedule, readTypeOfBooking, type SessionType } from './availability/availability.queries.ts';
import {
  type BookingRow,
  eraseBookingsOf,
  expireUnusedSessions,
  hasOpenSessions,
  lockBooking,
  placeOf,
  updateBooking,
} from './bookings.queries.ts';
import { isPast, mayChange } from './bookings.rules.ts';
import {
  type BookingNotBegun,
  type BookingNotOpen,
  type ChangeTooLate,
  type SlotTaken,
  takeTime,
} from './hold-slot.ts';

export type BuyerOrStaff = { readonly user_id: string } | 'staff';

export interface ChosenTime {
  readonly booking_id: string;
  readonly by: BuyerOrStaff;
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
  await lockSchedule(tx);
  const booking = await lockBooking(tx, booking_id);
  const isTheirs = by === 'staff' || booking?.user_id === by.user_id;
  if (booking?.status !== 'booked' || !isTheirs) return refuse({ code: 'BOOKING_NOT_OPEN' });
  const type = await readTypeOfBooking(tx, booking);
  if (type === null) return refuse({ code: 'BOOKING_NOT_OPEN' });
  const isAllowed = by === 'staff' || mayChange(booking, type, now);
  return isAllowed ? succeed({ booking, type }) : refuse({ code: 'CHANGE_TOO_LATE' });
}

interface Cancellation extends Pick<ChosenTime, 'booking_id' | 'by' | 'now'> {
  /** True if a bought session can be given another time, as always when the holder cancels. */
  readonly gives_back: boolean;
}

type CancelBookingOutcome = Result<BookingRow, BookingNotOpen | ChangeTooLate>;

/** A bought session waits for another time or is used up; refund rules decide about money. */
export function cancelBooking(db: Database, cancellation: Cancellation): Promise<CancelBookingOutcome> {
  return withTx(db, (tx) => cancelBookingWithin(tx, cancellation));
}

export async function cancelBookingWithin(tx: Tx, cancellation: Cancellation): Promise<CancelBookingOutcome> {
  const { booking_id, by, gives_back } = cancellation;
  const found = await openForChange(tx, cancellation);
  if (!found.ok) return found;
  const { booking } = found.value;
  const isGivenBack = booking.kind === 'paid' && (gives_back || by !== 'staff');
  const noTime = { starts_at: null, ends_at: null, occupied_until: null };
  const changed = await updateBooking(tx, booking_id, isGivenBack ? noTime : { status: 'cancelled' });
  await announceChange(tx, booking, 'cancelled');
  if (!isGivenBack) await expireUsedPackage(tx, booking);
  return succeed(changed);
}

type BookingChange = 'booked' | 'moved' | 'cancelled';

interface ChangedBooking {
  readonly id: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}
interface ScheduledBooking extends ChangedBooking {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Only the team is told of a booking without a time. Replaces a queued change of the same kind. */
export async function announceChange(tx: Tx, booking: ChangedBooking, change: BookingChange): Promise<void> {
  const { id: booking_id, starts_at, ends_at } = booking;
  if (starts_at === null || ends_at === null) {
    if (change !== 'booked') return;
    return addJob(tx, {
      name: 'send-booking-notice',
      payload: { booking_id },
      key: `send-booking-notice:${booking_id}`,
    });
  }
  await queueNews(tx, {
    booking: { id: booking_id, starts_at, ends_at },
    change,
    audiences: ['holder', 'team'],
  });
}

/** After account deletion only the team is left to tell. */
export async function announceErased(tx: Tx, booking: ScheduledBooking): Promise<void> {
  await queueNews(tx, { booking, change: 'cancelled', audiences: ['team'] });
}

interface ChangeNotice {
  readonly booking: ScheduledBooking;
  readonly change: BookingChange;
  readonly audiences: readonly ('holder' | 'team')[];
}

async function queueNews(tx: Tx, { booking, change, audiences }: ChangeNotice): Promise<void> {
  const { id: booking_id, starts_at, ends_at } = booking;
  await addJob(tx, { name: 'push-booking', payload: { booking_id }, key: `push-booking:${booking_id}` });
  for (const audience of audiences) {
    await addJob(tx, {
      name: 'send-booking-mail',
      payload: { booking_id, event: change, audience, starts_at, ends_at },
      key: `send-booking-mail:${booking_id}:${change}:${audience}`,
    });
  }
}

interface BookingCompletion {
  readonly booking_id: string;
  readonly now: Date;
}
type CompleteBookingOutcome = Result<null, BookingNotOpen | BookingNotBegun>;

/** The last session ends the holding, so the product can be bought again (DECISIONS 65). */
export const completeBooking = (tx: Tx, ended: BookingCompletion): Promise<CompleteBookingOutcome> =>
  end(tx, ended, 'completed');

export const markNoShow = (tx: Tx, ended: BookingCompletion): Promise<CompleteBookingOutcome> =>
  end(tx, ended, 'no_show');

async function end(
  tx: Tx,
  { booking_id, now }: BookingCompletion,
  status: 'completed' | 'no_show',
): Promise<CompleteBookingOutcome> {
  // The calendar's trigger takes this lock on a status change, so take it before the row, as everywhere.
  await lockSchedule(tx);
  const booking = await lockBooking(tx, booking_id);
  if (booking?.status !== 'booked') return refuse({ code: 'BOOKING_NOT_OPEN' });
  if (booking.starts_at !== null && Date.parse(booking.starts_at) > now.getTime())
    return refuse({ code: 'BOOKING_NOT_BEGUN' });
  await updateBooking(tx, booking_id, { status });
  await expireUsedPackage(tx, booking);
  return succeed(null);
}

/** Ends sessions never given a time, and packages with nothing left. */
export async function expireSessions(tx: Tx, now: Date): Promise<void> {
  for (const booking of await expireUnusedSessions(tx, now)) await expireUsedPackage(tx, booking);
}

async function expireUsedPackage(
  tx: Tx,
  { order_id, product_id }: { readonly order_id: string | null; readonly product_id: string | null },
): Promise<void> {
  if (order_id === null || product_id === null) return;
  if (!(await hasOpenSessions(tx, { order_id, product_id })))
    await revokeHolding(tx, { order_id, product_id });
}

export async function eraseBookings(tx: Tx, userId: string): Promise<void> {
  for (const booking of await eraseBookingsOf(tx, userId, new Date())) await announceErased(tx, booking);
}
