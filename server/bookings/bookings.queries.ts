import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
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
  booking: BookingInsert & { readonly kind: 'free' | 'audit' },
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
