import type { SlotHold } from '#contract/bookings/slots.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { MAX_LIVE_HOLDS } from '#shared/bookings/bookings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf, monthOf } from '#shared/time/dates.ts';
import {
  lockSchedule,
  readSchedule,
  readSessionType,
  readTypesOfProducts,
  type SessionType,
} from './availability/availability.queries.ts';
import { listNearest } from './availability/availability.ts';
import { slotsOf } from './availability/slots.rules.ts';
import {
  type BookingRow,
  countLiveHolds,
  expireHolds,
  holdUntil,
  insertBooking,
  lockBooking,
  placeOf,
  readBooking,
  releaseHold,
  updateBooking,
} from './bookings.queries.ts';

export interface SlotRequest {
  readonly product_id: string;
  readonly starts_at: Date;
  /** IANA name of the visitor's zone. */
  readonly time_zone: string | null;
  readonly replaces?: string | undefined;
  /** Digest of the visitor's network; null is not counted. */
  readonly held_by?: string | null;
  readonly now: Date;
}

export interface NotScheduled {
  readonly code: 'NOT_SCHEDULED';
}
type HoldRefusal = SlotTaken | NotScheduled | { readonly code: 'TOO_MANY_HOLDS' };

/**
 * Holds a time for 15 minutes for whoever knows its id; paying books it (`confirmHold`). Refuses a time not offered,
 * with the two nearest, and too many unpaid holds of one network (DECISIONS 72).
 */
export function holdSlot(db: Database, wanted: SlotRequest): Promise<Result<SlotHold, HoldRefusal>> {
  return withTx(db, async (tx): Promise<Result<SlotHold, HoldRefusal>> => {
    const { product_id, starts_at, time_zone, replaces, held_by = null, now } = wanted;
    const type = (await readTypesOfProducts(tx, [product_id])).get(product_id);
    if (type === undefined) return refuse({ code: 'NOT_SCHEDULED' });
    await lockSchedule(tx);
    if (replaces !== undefined) await releaseHold(tx, replaces);
    if (held_by !== null && (await countLiveHolds(tx, held_by, now)) >= MAX_LIVE_HOLDS) {
      return refuse({ code: 'TOO_MANY_HOLDS' });
    }
    const taken = await takeTime(tx, type, { starts_at, now });
    if (!taken.ok) return taken;
    const { id } = await insertBooking(tx, {
      ...taken.value,
      ...placeOf(type),
      kind: 'paid',
      status: 'held',
      month: monthOf(now),
      product_id,
      session_type_id: type.id,
      hold_expires_at: holdUntil(now),
      held_by,
      time_zone,
    });
    const { starts_at: begins, ends_at } = taken.value;
    const expires_at = holdUntil(now);
    return succeed({ id, product_id, starts_at: begins, ends_at, time_zone, expires_at, is_live: true });
  });
}

export async function readHold(reader: Reader, id: string, now: Date): Promise<SlotHold | null> {
  const row = await readBooking(reader, id);
  if (row === null || row.product_id === null || row.starts_at === null || row.ends_at === null) return null;
  if (row.status !== 'held' && row.status !== 'expired') return null;
  const { product_id, starts_at, ends_at, time_zone } = row;
  const expires_at = row.hold_expires_at ?? now.toISOString();
  const is_live = row.status === 'held' && Date.parse(expires_at) > now.getTime();
  return { id, product_id, starts_at, ends_at, time_zone, expires_at, is_live };
}

interface HoldRequest {
  readonly hold_id: string;
  readonly product_id: string;
  readonly now: Date;
}

/** Only the first payment restarts the 15 minutes; after them a new time must be chosen (DECISIONS 72). */
export async function renewHold(tx: Tx, held: HoldRequest): Promise<Result<BookingRow, SlotTaken>> {
  const found = await lockHold(tx, held);
  if (!found.ok) return found;
  const { hold, isLive } = found.value;
  if (hold.hold_renewed_at !== null) {
    return isLive ? succeed(hold) : refuse({ code: 'SLOT_TAKEN', details: { nearest: [] } });
  }
  const change = {
    ...({ status: 'held', hold_expires_at: holdUntil(held.now) } as const),
    hold_renewed_at: held.now.toISOString(),
  };
  return succeed(await updateBooking(tx, held.hold_id, change));
}

interface PurchasedPackage extends HoldRequest {
  readonly user_id: string;
  readonly order_id: string;
  readonly package: { readonly session_count: number; readonly valid_until: string | null };
}

/** Books an expired hold if its time is still free; otherwise refuses the purchase (ADR 0044). */
export async function confirmHold(tx: Tx, bought: PurchasedPackage): Promise<Result<BookingRow, SlotTaken>> {
  const found = await lockHold(tx, bought);
  if (!found.ok) return found;
  const { user_id, order_id } = bought;
  const change = { user_id, order_id, status: 'booked', hold_expires_at: null, ...bought.package } as const;
  return succeed(await updateBooking(tx, bought.hold_id, change));
}

interface LockedHold {
  readonly hold: BookingRow;
  readonly isLive: boolean;
}

/** Locks the hold and makes sure that its time is free. */
async function lockHold(
  tx: Tx,
  { hold_id, product_id, now }: HoldRequest,
): Promise<Result<LockedHold, SlotTaken>> {
  const nearest: string[] = [];
  const gone = refuse({ code: 'SLOT_TAKEN', details: { nearest } });
  await lockSchedule(tx);
  const hold = await lockBooking(tx, hold_id);
  const { session_type_id, starts_at } = hold ?? {};
  if (hold?.product_id !== product_id || session_type_id == null || starts_at == null) return gone;
  const type = await readSessionType(tx, session_type_id);
  if (type === null || (hold.status !== 'held' && hold.status !== 'expired')) return gone;
  const isLive = hold.status === 'held' && Date.parse(hold.hold_expires_at ?? '') > now.getTime();
  if (isLive) return succeed({ hold, isLive });
  const wanted = { starts_at: new Date(starts_at), now, booking_id: hold_id, without: 'notice' } as const;
  const taken = await takeTime(tx, type, wanted);
  return taken.ok ? succeed({ hold, isLive }) : taken;
}

interface Times {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly occupied_until: string;
}

interface TimeRequest {
  readonly starts_at: Date;
  readonly now: Date;
  /** The booking that is moved. */
  readonly booking_id?: string;
  /** `notice`: chosen in time but paid late. `rules`: staff may book outside hours and on days off. */
  readonly without?: 'notice' | 'rules';
}

/**
 * Claims a free time until commit. Take it before any booking row, to avoid deadlocks. Ends expired holds, which would
 * block the time.
 */
export async function takeTime(
  tx: Tx,
  type: SessionType,
  wanted: TimeRequest,
): Promise<Result<Times, SlotTaken>> {
  const { starts_at, now } = wanted;
  await lockSchedule(tx);
  await expireHolds(tx, now);
  if (await isOffered(tx, type, wanted)) return succeed(timesOf(type, starts_at));
  return refuse({
    code: 'SLOT_TAKEN',
    details: { nearest: await listNearest(tx, type, { starts_at, now }) },
  });
}

async function isOffered(tx: Tx, type: SessionType, wanted: TimeRequest): Promise<boolean> {
  const { starts_at, now, booking_id, without } = wanted;
  const day = dayOf(starts_at);
  const days = { first: day, last: day };
  const calendar = await readSchedule(tx, type, { days, now, except: booking_id });
  const [begins, ends] = [starts_at.getTime(), Date.parse(timesOf(type, starts_at).occupied_until)];
  if (without === 'rules') return !calendar.taken.some(({ from, until }) => from < ends && begins < until);
  const min_notice_hours = without === 'notice' ? 0 : calendar.rules.min_notice_hours;
  const slots = slotsOf({ ...calendar, rules: { ...calendar.rules, min_notice_hours } }, days, now);
  return slots.some((slot) => slot.is_free && slot.starts_at.getTime() === begins);
}

function timesOf({ minutes, buffer_minutes }: SessionType, starts_at: Date): Times {
  const after = (count: number) => new Date(starts_at.getTime() + count * 60_000).toISOString();
  return { starts_at: after(0), ends_at: after(minutes), occupied_until: after(minutes + buffer_minutes) };
}

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
