import { sql } from 'drizzle-orm';
import type { Calendar } from '#contract/calendars/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

type Row<Shape> = Shape & Record<string, unknown>;

/** Older than this, a calendar counts as not synced, whatever the last try said. */
const STALE_MINUTES = 30;

const isSynced = sql`
  problem is null and synced_at is not null and synced_at > now() - make_interval(mins => ${STALE_MINUTES})`;

export const calendarTally = sql`
  (select json_build_object(
     'all', count(*), 'stale', coalesce(json_agg(name order by name) filter (where not (${isSynced})), '[]')
   ) from calendars)`;

export async function listCalendars(reader: Reader): Promise<Calendar[]> {
  const { rows } = await reader.execute<Row<Calendar>>(sql`
    select id, name, kind, host, takes_bookings, problem, ${isoText('synced_at')} as synced_at,
           ${isSynced} as is_synced, owner_email, unread_count, unread_events
    from calendars order by created_at, id`);
  return rows;
}

export interface SealedCalendar {
  readonly id: string;
  readonly sealed_access: string;
}

interface OwnedCalendar extends SealedCalendar {
  /** The owner's e-mail addresses: the one given for the calendar, and that of its creator. */
  readonly owners: readonly string[];
}

export async function selectSealed(reader: Reader): Promise<readonly OwnedCalendar[]> {
  const { rows } = await reader.execute<Row<OwnedCalendar>>(sql`
    select c.id, c.sealed_access, array_remove(array[c.owner_email, u.email], null) as owners
    from calendars c left join users u on u.id = c.created_by`);
  return rows;
}

export async function selectEmail(reader: Reader, userId: string | null): Promise<string> {
  const { rows } = await reader.execute<{ email: string }>(sql`select email from users where id = ${userId}`);
  return rows[0]?.email ?? '';
}

interface NewRow {
  readonly name: string;
  readonly kind: string;
  readonly sealed_access: string;
  readonly host: string;
  readonly takes_bookings: boolean;
  readonly owner_email: string;
  readonly created_by: string | null;
}

export async function insertCalendar(tx: Tx, row: NewRow): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into calendars (name, kind, sealed_access, host, takes_bookings, owner_email, created_by)
    values (${row.name}, ${row.kind}, ${row.sealed_access}, ${row.host}, ${row.takes_bookings}, ${row.owner_email},
            ${row.created_by})
    returning id`);
  const [made] = rows;
  if (made === undefined) throw new Error('an insert returns its row');
  return made.id;
}

/** Null if there is none. Busy times read from it are deleted too. */
export async function deleteCalendar(tx: Tx, id: string) {
  const { rows } = await tx.execute<{ name: string; host: string }>(
    sql`delete from calendars where id = ${id} returning name, host`,
  );
  return rows[0] ?? null;
}

/** Locks the calendar until commit; false if it is gone. */
export async function lockCalendar(tx: Tx, id: string): Promise<boolean> {
  return (await tx.execute(sql`select from calendars where id = ${id} for update`)).rowCount === 1;
}

/** Problems of single events in a calendar that was read. */
export async function markRead(
  tx: Tx,
  calendarId: string,
  { unread_count, unread }: { readonly unread_count: number; readonly unread: readonly object[] },
): Promise<void> {
  await tx.execute(sql`
    update calendars set tried_at = now(), synced_at = now(), problem = null,
      unread_count = ${unread_count}, unread_events = ${JSON.stringify(unread)}::jsonb
    where id = ${calendarId}`);
}

/** Busy times from the last successful reading stay. */
export async function markFailed(tx: Tx, calendarId: string, problem: string): Promise<void> {
  await tx.execute(sql`update calendars set tried_at = now(), problem = ${problem} where id = ${calendarId}`);
}

export async function markProblem(tx: Tx, calendarId: string, problem: string): Promise<void> {
  await tx.execute(sql`update calendars set problem = ${problem} where id = ${calendarId}`);
}

const bookingFacts = sql`
  select b.id, b.user_id, b.sequence, b.status in ('booked', 'completed', 'no_show') and b.starts_at is not null as is_live,
         b.kind, coalesce(p.title, '') as product_title, coalesce(u.full_name, '') as full_name,
         b.starts_at, b.ends_at, coalesce(b.place, '') as place, coalesce(b.moved_at, b.created_at) as changed_at
  from consultation_bookings b
  left join users u on u.id = b.user_id left join products p on p.id = b.product_id`;

export interface BookingFacts {
  readonly id: string;
  readonly user_id: string | null;
  readonly sequence: number;
  readonly is_live: boolean;
  readonly kind: 'free' | 'paid' | 'audit';
  readonly product_title: string;
  readonly full_name: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly place: string;
  readonly changed_at: Date;
}

function datesOf(row: BookingFacts): BookingFacts {
  const dateOf = (moment: Date | null) => (moment === null ? null : new Date(moment));
  return {
    ...row,
    starts_at: dateOf(row.starts_at),
    ends_at: dateOf(row.ends_at),
    changed_at: new Date(row.changed_at),
  };
}

export async function selectBookingFacts(reader: Reader, id: string): Promise<BookingFacts | null> {
  const { rows } = await reader.execute<Row<BookingFacts>>(sql`${bookingFacts} where b.id = ${id}`);
  return rows[0] === undefined ? null : datesOf(rows[0]);
}

const FEED_LIMIT = 1_000;

export async function selectFeedBookings(reader: Reader): Promise<readonly BookingFacts[]> {
  const { rows } = await reader.execute<Row<BookingFacts>>(sql`
    ${bookingFacts} where b.starts_at > now() - interval '31 days' and b.status in ('booked', 'completed', 'no_show')
    order by b.starts_at limit ${FEED_LIMIT}`);
  return rows.map(datesOf);
}

export async function saveFeed(tx: Tx, digest: string, createdBy: string | null): Promise<void> {
  await tx.execute(sql`
    insert into calendar_feeds (token_digest, created_by) values (${digest}, ${createdBy})
    on conflict (is_only) do update
      set token_digest = excluded.token_digest, created_by = excluded.created_by, created_at = now(), read_at = null`);
}

export async function deleteFeed(tx: Tx): Promise<boolean> {
  return (await tx.execute(sql`delete from calendar_feeds`)).rowCount === 1;
}

export async function isFeedAddress(reader: Reader, digest: string): Promise<boolean> {
  return (
    (await reader.execute(sql`update calendar_feeds set read_at = now() where token_digest = ${digest}`))
      .rowCount === 1
  );
}

export async function selectFeed(reader: Reader) {
  const { rows } = await reader.execute<Row<{ created_at: string; read_at: string | null }>>(sql`
    select ${isoText('created_at')} as created_at, ${isoText('read_at')} as read_at from calendar_feeds`);
  return rows[0] ?? null;
}
