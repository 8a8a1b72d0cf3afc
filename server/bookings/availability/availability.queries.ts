import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { BookingKind } from '#shared/bookings/bookings.ts';
import { DAY_MS, startOfDay } from '#shared/time/dates.ts';
import { busyTimes, sessionTypes } from './availability.schema.ts';
import { type Calendar, type Days, weekOf } from './slots.rules.ts';

export const typeColumns = pickColumns(sessionTypes, [
  ...(['id', 'kind', 'product_id', 'minutes', 'buffer_minutes', 'min_notice_hours', 'horizon_days'] as const),
  ...(['max_per_day', 'max_per_week', 'place_kind', 'place', 'change_until_hours', 'sessions'] as const),
  ...(['valid_days', 'questions'] as const),
]);
export type SessionType = Pick<typeof sessionTypes.$inferSelect, keyof typeof typeColumns>;

export async function readSessionType(reader: Reader, id: string): Promise<SessionType | null> {
  const [row] = await reader.select(typeColumns).from(sessionTypes).where(eq(sessionTypes.id, id));
  return row ?? null;
}

export async function readTypeOfKind(reader: Reader, kind: 'free' | 'audit'): Promise<SessionType | null> {
  const [row] = await reader.select(typeColumns).from(sessionTypes).where(eq(sessionTypes.kind, kind));
  return row ?? null;
}

export async function readOfferedKinds(
  reader: Reader,
  kinds: readonly BookingKind[],
): Promise<readonly BookingKind[]> {
  const rows = await reader
    .selectDistinct({ kind: sessionTypes.kind })
    .from(sessionTypes)
    .where(inArray(sessionTypes.kind, [...kinds]));
  return rows.map(({ kind }) => kind);
}

export async function readOfferedType(
  reader: Reader,
  {
    product_id,
    kind,
  }: { readonly product_id?: string | undefined; readonly kind?: 'free' | 'audit' | undefined },
): Promise<SessionType | null> {
  if (product_id !== undefined)
    return (await readTypesOfProducts(reader, [product_id])).get(product_id) ?? null;
  return kind === undefined ? null : readTypeOfKind(reader, kind);
}

interface SessionTypeKey {
  readonly kind: BookingKind;
  readonly product_id: string | null;
  readonly session_type_id: string | null;
}

/** Bookings older than session types use the type of their product or kind. */
export async function readTypeOfBooking(
  reader: Reader,
  booking: SessionTypeKey,
): Promise<SessionType | null> {
  const { kind, product_id, session_type_id } = booking;
  if (session_type_id !== null) return readSessionType(reader, session_type_id);
  if (kind !== 'paid') return readTypeOfKind(reader, kind);
  return (
    (await readTypesOfProducts(reader, product_id === null ? [] : [product_id])).get(product_id ?? '') ?? null
  );
}

export async function readTypesOfProducts(
  reader: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, SessionType>> {
  const rows = await reader
    .select(typeColumns)
    .from(sessionTypes)
    .where(and(eq(sessionTypes.kind, 'paid'), inArray(sessionTypes.product_id, [...productIds])));
  return new Map(rows.flatMap((row) => (row.product_id === null ? [] : [[row.product_id, row]])));
}

/** Serializes all changes of time until commit, as there is one consultant. */
export async function lockSchedule(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('booking times', 0))`);
}

const span = z.object({ from_minute: z.int(), until_minute: z.int() });
export const storedDateHours = z.array(z.object({ day: z.string(), hours: z.array(span) }));

const storedCalendar = z.object({
  hours: z.array(span.extend({ weekday: z.int() })),
  date_hours: storedDateHours,
  days_off: z.array(z.object({ first_day: z.string(), last_day: z.string() })),
  taken: z.array(z.tuple([z.number(), z.number()])),
  sessions: z.array(z.number()),
});

/** Shaped as `storedDateHours` reads them. */
export const dateHoursOf = (type_id: SQL, days: SQL): SQL => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'hours',
      (select coalesce(jsonb_agg(jsonb_build_object('from_minute', lower(span), 'until_minute', upper(span))), '[]')
        from unnest(hours) span)) order by day), '[]')
    from session_date_hours where session_type_id = ${type_id} and ${days})`;

interface Window {
  readonly days: Days;
  readonly now: Date;
  /** A booking whose own time counts as free. */
  readonly except?: string | null | undefined;
}

/** Loads all that decides the slots in one query; a type's sessions are counted by whole weeks. */
export async function readSchedule(
  reader: Reader,
  type: SessionType,
  { days, now, except = null }: Window,
): Promise<Calendar> {
  const from = startOfDay(weekOf(days.first)).toISOString();
  const until = new Date(startOfDay(weekOf(days.last)).getTime() + 7 * DAY_MS).toISOString();
  const { rows } = await reader.execute(sql`
    with times as (
      select starts_at as begins, occupied_until as ends, session_type_id = ${type.id} as is_same_type
      from consultation_bookings
      where starts_at > ${from}::timestamptz - interval '1 day' and starts_at < ${until}
        and (status in ('booked', 'completed', 'no_show')
          or status = 'held' and hold_expires_at > ${now.toISOString()})
        and id is distinct from ${except}::uuid
      union all
      select starts_at, ends_at, false from class_sessions where ends_at > ${from} and starts_at < ${until}
      union all
      select starts_at, ends_at, false from blocked_times where ends_at > ${from} and starts_at < ${until}
      union all
      select starts_at, ends_at, false from busy_times where ends_at > ${from} and starts_at < ${until}
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
          'weekday', weekday, 'from_minute', from_minute, 'until_minute', until_minute)), '[]')
        from session_hours where session_type_id = ${type.id}) as hours,
      ${dateHoursOf(sql`${type.id}`, sql`day between ${days.first}::date and ${days.last}::date`)} as date_hours,
      (select coalesce(jsonb_agg(jsonb_build_object('first_day', first_day, 'last_day', last_day)), '[]')
        from days_off where last_day >= ${days.first}::date and first_day <= ${days.last}::date) as days_off,
      (select coalesce(json_agg(json_build_array(
          date_part('epoch', lower(span)) * 1000, date_part('epoch', upper(span)) * 1000) order by span), '[]')
        from unnest((select range_agg(tstzrange(begins, ends)) from times)) span) as taken,
      (select coalesce(json_agg(date_part('epoch', begins) * 1000), '[]')
        from times where is_same_type) as sessions`);
  const { hours, date_hours, days_off, taken, sessions } = storedCalendar.parse(rows[0]);
  return {
    rules: { ...type, hours, date_hours },
    days_off,
    taken: taken.map(([begins, ends]) => ({ from: begins, until: ends })),
    sessions,
  };
}

export async function replaceStoredBusyTimes(
  tx: Tx,
  calendar_id: string,
  times: readonly Pick<typeof busyTimes.$inferInsert, 'starts_at' | 'ends_at'>[],
): Promise<void> {
  await tx.delete(busyTimes).where(eq(busyTimes.calendar_id, calendar_id));
  if (times.length > 0) await tx.insert(busyTimes).values(times.map((time) => ({ ...time, calendar_id })));
}
