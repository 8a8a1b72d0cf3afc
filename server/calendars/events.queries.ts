import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { SealedCalendar } from './calendars.queries.ts';
import { type BookingEvent, uidOfSession } from './files/booking-event.ts';

type Row<Shape> = Shape & Record<string, unknown>;

export interface EventSubject {
  readonly what: 'booking' | 'session';
  readonly id: string;
}

const eventTables = {
  booking: { table: sql`calendar_events`, id: sql`booking_id` },
  session: { table: sql`calendar_class_events`, id: sql`session_id` },
} as const;

export async function selectTargets(reader: Reader, { what, id }: EventSubject) {
  const { rows } = await reader.execute<Row<SealedCalendar & { readonly pushed: number | null }>>(sql`
    select c.id, c.sealed_access, e.sequence as pushed
    from calendars c left join ${eventTables[what].table} e on e.calendar_id = c.id and e.${eventTables[what].id} = ${id}
    where c.takes_bookings order by c.id`);
  return rows;
}

export async function selectUnsyncedBookings(reader: Reader): Promise<readonly string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select distinct b.id from consultation_bookings b
    join calendars c on c.takes_bookings
    left join calendar_events e on e.calendar_id = c.id and e.booking_id = b.id
    where case when b.status = 'booked' and b.ends_at > now() then e.sequence is distinct from b.sequence
               when b.status in ('cancelled', 'expired') or b.starts_at is null then e.sequence is not null end
    limit 200`);
  return rows.map(({ id }) => id);
}

const MAX_SESSIONS_AT_ONCE = 200;

export async function selectUnsyncedSessions(reader: Reader): Promise<readonly string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select distinct s.id from class_sessions s
    join calendars c on c.takes_bookings
    left join calendar_class_events e on e.calendar_id = c.id and e.session_id = s.id
    where e.sequence is distinct from s.sequence and (s.ends_at > now() or e.sequence is not null)
    union
    select e.session_id from calendar_class_events e
    where not exists (select from class_sessions s where s.id = e.session_id)
    limit ${MAX_SESSIONS_AT_ONCE}`);
  return rows.map(({ id }) => id);
}

interface CalendarEventKey extends EventSubject {
  readonly calendar_id: string;
}

export async function markPushed(
  tx: Tx,
  { calendar_id, what, id, sequence }: CalendarEventKey & { readonly sequence: number },
): Promise<void> {
  await tx.execute(sql`
    insert into ${eventTables[what].table} (calendar_id, ${eventTables[what].id}, sequence) values (${calendar_id}, ${id}, ${sequence})
    on conflict (calendar_id, ${eventTables[what].id}) do update set sequence = excluded.sequence, pushed_at = now()`);
}

export async function markRemoved(tx: Tx, { calendar_id, what, id }: CalendarEventKey): Promise<void> {
  await tx.execute(
    sql`delete from ${eventTables[what].table} where calendar_id = ${calendar_id} and ${eventTables[what].id} = ${id}`,
  );
}

interface SessionFacts {
  readonly id: string;
  readonly sequence: number;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly place: string;
  readonly changed_at: Date;
}

const MAX_SESSIONS = 1_000;

async function readEvents(reader: Reader, where: SQL): Promise<readonly BookingEvent[]> {
  const { rows } = await reader.execute<SessionFacts & Record<string, unknown>>(sql`
    select s.id, s.sequence, p.title, s.starts_at, s.ends_at, s.place, s.updated_at as changed_at
    from class_sessions s join products p on p.id = s.product_id
    where ${where} order by s.starts_at limit ${MAX_SESSIONS}`);
  return rows.map(({ id, sequence, title, starts_at, ends_at, place, changed_at }) => ({
    uid: uidOfSession(id),
    sequence,
    title,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    location: place,
    description: '',
    is_cancelled: false,
    changed_at: new Date(changed_at),
  }));
}

export const readSessionEvents = (reader: Reader, ids: readonly string[]) =>
  readEvents(reader, sql`s.id = any(${sql.param(ids)}::uuid[])`);

export const readFeedSessions = (reader: Reader) =>
  readEvents(reader, sql`s.starts_at > now() - interval '31 days'`);
