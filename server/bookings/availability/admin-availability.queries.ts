import { asc, eq, gte, sql } from 'drizzle-orm';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { dateHoursOf, storedDateHours, typeColumns } from './availability.queries.ts';
import { blockedTimes, daysOff, sessionHours, sessionTypes } from './availability.schema.ts';

const MAX_LISTED = 500;

export async function selectSessionTypes(reader: Reader, today: string) {
  const [types, hours] = await Promise.all([
    reader
      .select({
        ...typeColumns,
        date_hours: dateHoursOf(sql`session_types.id`, sql`day >= ${today}::date`).mapWith((stored) =>
          storedDateHours.parse(stored),
        ),
      })
      .from(sessionTypes)
      .orderBy(sessionTypes.kind, sessionTypes.id)
      .limit(MAX_LISTED),
    reader
      .select(pickColumns(sessionHours, ['session_type_id', 'weekday', 'from_minute', 'until_minute']))
      .from(sessionHours)
      .orderBy(sessionHours.weekday, sessionHours.from_minute)
      .limit(10 * MAX_LISTED),
  ]);
  return types.map((type) => ({
    ...type,
    hours: hours
      .filter((one) => one.session_type_id === type.id)
      .map(({ weekday, from_minute, until_minute }) => ({ weekday, from_minute, until_minute })),
  }));
}

export async function selectConsultations(reader: Reader) {
  const { rows } = await reader.execute<{ id: string; title: string }>(sql`
    select id, title from products where type = 'consultation' and not is_subscription
    order by sort_order, id limit ${MAX_LISTED}`);
  return rows;
}

interface SessionTypeUpdate {
  readonly id: string | undefined;
  readonly type: typeof sessionTypes.$inferInsert;
  readonly hours: SessionRules['hours'];
  readonly date_hours: SessionRules['date_hours'];
}

export async function writeSessionType(
  tx: Tx,
  { id: known, type, hours, date_hours }: SessionTypeUpdate,
): Promise<string> {
  const [row] =
    known === undefined
      ? await tx.insert(sessionTypes).values(type).returning({ id: sessionTypes.id })
      : await tx
          .update(sessionTypes)
          .set(type)
          .where(eq(sessionTypes.id, known))
          .returning({ id: sessionTypes.id });
  const session_type_id = row?.id ?? '';
  await tx.delete(sessionHours).where(eq(sessionHours.session_type_id, session_type_id));
  if (hours.length > 0)
    await tx.insert(sessionHours).values(hours.map((one) => ({ ...one, session_type_id })));
  if (date_hours !== undefined) await replaceDateHours(tx, session_type_id, date_hours);
  return session_type_id;
}

async function replaceDateHours(
  tx: Tx,
  type_id: string,
  dates: NonNullable<SessionRules['date_hours']>,
): Promise<void> {
  await tx.execute(sql`delete from session_date_hours where session_type_id = ${type_id}`);
  for (const { day, hours } of dates) {
    const spans = hours.map(({ from_minute, until_minute }) => `[${from_minute},${until_minute})`);
    await tx.execute(sql`
      insert into session_date_hours (session_type_id, day, hours)
      values (${type_id}, ${day}, ${`{${spans.join(',')}}`}::int4multirange)`);
  }
}

export function selectDaysOff(reader: Reader, today: string) {
  return reader
    .select(pickColumns(daysOff, ['id', 'first_day', 'last_day', 'name', 'source']))
    .from(daysOff)
    .where(gte(daysOff.last_day, today))
    .orderBy(asc(daysOff.first_day), daysOff.id)
    .limit(MAX_LISTED);
}

export async function upsertDayOff(tx: Tx, day: typeof daysOff.$inferInsert): Promise<string> {
  const [row] = await tx
    .insert(daysOff)
    .values(day)
    .onConflictDoUpdate({
      target: [daysOff.source, daysOff.first_day, daysOff.name],
      set: { last_day: day.last_day },
    })
    .returning({ id: daysOff.id });
  return row?.id ?? '';
}

export async function insertDayOff(tx: Tx, day: typeof daysOff.$inferInsert): Promise<string> {
  const [row] = await tx.insert(daysOff).values(day).onConflictDoNothing().returning({ id: daysOff.id });
  return row?.id ?? '';
}

export async function deleteDayOff(tx: Tx, id: string) {
  const [row] = await tx
    .delete(daysOff)
    .where(eq(daysOff.id, id))
    .returning(pickColumns(daysOff, ['first_day', 'last_day', 'name']));
  return row ?? null;
}

export function selectBlockedTimes(reader: Reader, now: Date) {
  return reader
    .select(pickColumns(blockedTimes, ['id', 'starts_at', 'ends_at', 'note']))
    .from(blockedTimes)
    .where(gte(blockedTimes.ends_at, now.toISOString()))
    .orderBy(asc(blockedTimes.starts_at), blockedTimes.id)
    .limit(MAX_LISTED);
}

export async function insertBlockedTime(tx: Tx, block: typeof blockedTimes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(blockedTimes).values(block).returning({ id: blockedTimes.id });
  return row?.id ?? '';
}

export async function deleteBlockedTime(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(blockedTimes)
    .where(eq(blockedTimes.id, id))
    .returning({ id: blockedTimes.id });
  return rows.length > 0;
}
