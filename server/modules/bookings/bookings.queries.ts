import { and, desc, eq, ne } from 'drizzle-orm';
import type { Booking } from '#contract/account/bookings.ts';
import { pickColumns } from '#server/platform/columns.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { consultationBookings as bookings } from './bookings.schema.ts';

const columns = pickColumns(bookings, ['id', 'kind', 'status', 'month', 'order_id', 'created_at']);
const MAX_LISTED = 100;

export function selectBookings(reader: Reader, userId: string): Promise<Booking[]> {
  return reader
    .select(columns)
    .from(bookings)
    .where(eq(bookings.user_id, userId))
    .orderBy(desc(bookings.created_at), bookings.id)
    .limit(MAX_LISTED);
}

export async function hasFreeBooking(reader: Reader, userId: string, month: string): Promise<boolean> {
  const rows = await reader
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.user_id, userId),
        eq(bookings.month, month),
        eq(bookings.kind, 'free'),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Null if the user has one in this month; the index enforces it, even under concurrent calls. */
export async function insertFreeBooking(tx: Tx, userId: string, month: string): Promise<Booking | null> {
  const [row] = await tx
    .insert(bookings)
    .values({ user_id: userId, kind: 'free', month })
    .onConflictDoNothing()
    .returning(columns);
  return row ?? null;
}

type BookingInsert = Omit<typeof bookings.$inferInsert, 'kind'>;

/** Returns their ids. */
export async function insertPaidBookings(tx: Tx, paid: readonly BookingInsert[]): Promise<readonly string[]> {
  const rows = await tx
    .insert(bookings)
    .values(paid.map((booking) => ({ ...booking, kind: 'paid' as const })))
    .returning({ id: bookings.id });
  return rows.map(({ id }) => id);
}

/** Who booked what; null if the booking went with its account. */
export async function readBooking(reader: Reader, id: string) {
  const [row] = await reader
    .select(pickColumns(bookings, ['user_id', 'kind', 'month']))
    .from(bookings)
    .where(eq(bookings.id, id));
  return row ?? null;
}

/** Null if no open booking has this id. */
export async function markCompleted(tx: Tx, id: string) {
  const [row] = await tx
    .update(bookings)
    .set({ status: 'completed' })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'booked')))
    .returning(pickColumns(bookings, ['order_id', 'product_id']));
  return row ?? null;
}
