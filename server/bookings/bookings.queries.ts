import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { HOLD_MINUTES } from '#shared/bookings/bookings.ts';
import { type Holder, holderRows } from '../orders/index.ts';
import { isoText, pickColumns } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { VisitSources } from '../visits/index.ts';
import type { SessionType } from './availability/availability.queries.ts';
import { sessionTypes } from './availability/availability.schema.ts';
import { consultationBookings as bookings } from './bookings.schema.ts';

const ownColumns = {
  ...pickColumns(bookings, [
    ...(['id', 'kind', 'status', 'month', 'order_id', 'product_id', 'starts_at', 'ends_at'] as const),
    ...(['session_number', 'session_count', 'valid_until', 'place_kind', 'place', 'time_zone'] as const),
    ...(['answers', 'created_at'] as const),
  ]),
  questions: sessionTypes.questions,
  change_until_hours: sessionTypes.change_until_hours,
};

const selectOwn = (reader: Reader) =>
  reader
    .select(ownColumns)
    .from(bookings)
    .leftJoin(sessionTypes, eq(sessionTypes.id, bookings.session_type_id));
export type OwnBookingRow = Awaited<ReturnType<typeof selectBookings>>[number];

const MAX_LISTED = 100;

export function selectBookings(reader: Reader, userId: string) {
  return selectOwn(reader)
    .where(eq(bookings.user_id, userId))
    .orderBy(desc(bookings.created_at), desc(bookings.session_number), bookings.id)
    .limit(MAX_LISTED);
}

export async function selectOwnBooking(reader: Reader, userId: string, id: string) {
  const [row] = await selectOwn(reader).where(and(eq(bookings.user_id, userId), eq(bookings.id, id)));
  return row ?? null;
}

export async function countUnpaid(reader: Reader, userId: string, month: string) {
  const [row] = await reader
    .select({
      is_used: sql<boolean>`coalesce(bool_or(${bookings.kind} = 'free' and ${bookings.month} = ${month}), false)`,
      talks: sql<number>`count(*) filter (where ${bookings.kind} = 'audit')`.mapWith(Number),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.user_id, userId),
        inArray(bookings.kind, ['free', 'audit']),
        ne(bookings.status, 'cancelled'),
      ),
    );
  return row ?? { is_used: false, talks: 0 };
}

type BookingInsert = Omit<typeof bookings.$inferInsert, 'kind'>;

/** Null if an existing booking stands in the way; unique indexes enforce it in races. */
export async function insertUnpaidBooking(
  tx: Tx,
  booking: Omit<BookingInsert, keyof VisitSources> & VisitSources & { readonly kind: 'free' | 'audit' },
): Promise<string | null> {
  const [row] = await tx
    .insert(bookings)
    .values(booking)
    .onConflictDoNothing()
    .returning({ id: bookings.id });
  return row?.id ?? null;
}

export async function insertPaidBookings(tx: Tx, paid: readonly BookingInsert[]): Promise<readonly string[]> {
  if (paid.length === 0) return [];
  const rows = await tx
    .insert(bookings)
    .values(paid.map((booking) => ({ ...booking, kind: 'paid' as const })))
    .returning({ id: bookings.id });
  return rows.map(({ id }) => id);
}

export async function countAuditTalks(reader: Reader, userId: string): Promise<number> {
  return reader.$count(
    bookings,
    and(eq(bookings.user_id, userId), eq(bookings.kind, 'audit'), ne(bookings.status, 'cancelled')),
  );
}

const bookingColumns = pickColumns(bookings, [
  ...(['id', 'user_id', 'kind', 'status', 'month', 'order_id', 'product_id', 'session_type_id'] as const),
  ...([
    'starts_at',
    'ends_at',
    'hold_expires_at',
    'hold_renewed_at',
    'session_number',
    'session_count',
    'valid_until',
  ] as const),
  ...(['place_kind', 'place', 'time_zone', 'sequence', 'answers'] as const),
]);
export type BookingRow = Pick<typeof bookings.$inferSelect, keyof typeof bookingColumns>;

export async function readBooking(reader: Reader, id: string): Promise<BookingRow | null> {
  const [row] = await reader.select(bookingColumns).from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select(bookingColumns).from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

type TimesBookingInsert = typeof bookings.$inferInsert;
type Change = Partial<TimesBookingInsert>;

export async function insertBooking(tx: Tx, booking: TimesBookingInsert): Promise<BookingRow> {
  const [row] = await tx.insert(bookings).values(booking).returning(bookingColumns);
  if (row === undefined) throw new Error('a booking was not written');
  return row;
}

export async function updateBooking(tx: Tx, id: string, change: Change): Promise<BookingRow> {
  const [row] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning(bookingColumns);
  if (row === undefined) throw new Error(`booking ${id} does not exist`);
  return row;
}

export const placeOf = ({ place_kind, place }: SessionType) => ({ place_kind, place });

export const holdUntil = (now: Date): string => new Date(now.getTime() + HOLD_MINUTES * 60_000).toISOString();

export function countLiveHolds(tx: Tx, heldBy: string, now: Date): Promise<number> {
  const isLive = gt(bookings.hold_expires_at, now.toISOString());
  return tx.$count(bookings, and(eq(bookings.held_by, heldBy), eq(bookings.status, 'held'), isLive));
}

export async function expireHolds(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ status: 'expired' })
    .where(and(eq(bookings.status, 'held'), lte(bookings.hold_expires_at, now.toISOString())));
}

/** A hold that was paid meanwhile stays. */
export async function releaseHold(tx: Tx, id: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ status: 'expired' })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'held')));
}

/** Ends paid sessions that never got a time and no longer can. Returns their holdings. */
export async function expireUnusedSessions(tx: Tx, now: Date) {
  return tx
    .update(bookings)
    .set({ status: 'expired' })
    .where(
      and(
        eq(bookings.status, 'booked'),
        isNull(bookings.starts_at),
        lte(bookings.valid_until, now.toISOString()),
      ),
    )
    .returning(pickColumns(bookings, ['order_id', 'product_id']));
}

interface ErasedBooking {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Cancels the sessions to come, returns them, and deletes what the person wrote. */
export async function eraseBookingsOf(tx: Tx, userId: string, now: Date): Promise<readonly ErasedBooking[]> {
  const { rows } = await tx.execute<ErasedBooking & Record<string, unknown>>(sql`
    with coming as (
      select id from consultation_bookings
      where user_id = ${userId} and status = 'booked' and ends_at > ${now.toISOString()}
    ), erased as (
      update consultation_bookings
    set answers = '{}', owner_notes = '', place = null, time_zone = null,
      status = case when status = 'booked' then 'cancelled' else status end
      where user_id = ${userId}
      returning id, starts_at, ends_at
    )
    select id, ${isoText('starts_at')} as starts_at, ${isoText('ends_at')} as ends_at
    from erased join coming using (id)`);
  return rows;
}

export async function hasOpenSessions(
  reader: Reader,
  { order_id, product_id }: { readonly order_id: string; readonly product_id: string },
): Promise<boolean> {
  const rows = await reader
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.order_id, order_id),
        eq(bookings.product_id, product_id),
        eq(bookings.status, 'booked'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function readBegunHoldings(
  reader: Reader,
  holders: readonly Holder[],
): Promise<readonly boolean[]> {
  const { rows } = await reader.execute<{ has_begun: boolean }>(sql`
    select exists (
      select from consultation_bookings b
      join user_products h using (user_id, order_id, product_id)
      where b.user_id = holder.user_id and b.product_id = holder.product_id and h.status = 'active'
        and (b.status in ('completed', 'no_show') or b.status = 'booked' and b.starts_at <= now())
    ) as has_begun
    from ${holderRows(holders)} order by holder.place`);
  return rows.map(({ has_begun }) => has_begun);
}
