import { sql } from 'drizzle-orm';
import type { RosterHolder } from '#contract/classes/admin-rosters.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

export async function selectHolders(reader: Reader, productId: string, { limit, offset }: Window) {
  const { rows } = await reader.execute<RosterHolder & { total: number } & Record<string, unknown>>(sql`
    select u.id as user_id, u.full_name, u.email,
      coalesce(nullif(f.whatsapp, ''), nullif(f.phone, '')) as whatsapp,
      ${isoText('h.purchased_at')} as bought_at,
      (select coalesce(jsonb_agg(a.session_id), '[]') from class_attendance a
        join class_sessions s on s.id = a.session_id and s.product_id = h.product_id
        where a.user_id = h.user_id) as attended,
      count(*) over ()::integer as total
    from user_products h join users u on u.id = h.user_id left join profiles f on f.id = u.id
    where h.product_id = ${productId} and h.status = 'active'
    order by lower(u.full_name), u.id limit ${limit} offset ${offset}`);
  return rows;
}

export interface SessionOfClass {
  readonly product_id: string;
  readonly session_id: string;
}

export interface Attendance extends SessionOfClass {
  readonly user_id: string;
}

export async function lockPlace(tx: Tx, { product_id, session_id, user_id }: Attendance): Promise<boolean> {
  const found = await tx.execute(sql`
    select from class_sessions s join user_products h on h.product_id = s.product_id and h.status = 'active'
    where s.id = ${session_id} and s.product_id = ${product_id} and h.user_id = ${user_id}
    for key share`);
  return found.rowCount === 1;
}

/** Locks the session, so that no attendance is added until commit. */
export async function lockSession(tx: Tx, { product_id, session_id }: SessionOfClass) {
  const { rows } = await tx.execute<{ starts_at: string; has_attendance: boolean }>(sql`
    select ${isoText('s.starts_at')} as starts_at,
      exists (select from class_attendance a where a.session_id = s.id) as has_attendance
    from (select id, starts_at from class_sessions
          where id = ${session_id} and product_id = ${product_id} for update) s`);
  return rows[0] ?? null;
}

export async function insertUnattended(
  tx: Tx,
  session_id: string,
  recordedBy: string | null,
): Promise<boolean> {
  const written = await tx.execute(sql`
    insert into class_sessions_unattended (session_id, recorded_by)
    values (${session_id}, ${recordedBy}) on conflict do nothing`);
  return written.rowCount === 1;
}

export async function deleteUnattended(tx: Tx, session_id: string): Promise<boolean> {
  const deleted = await tx.execute(
    sql`delete from class_sessions_unattended where session_id = ${session_id}`,
  );
  return deleted.rowCount === 1;
}

export async function selectUnattended(reader: Reader, productId: string): Promise<ReadonlySet<string>> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select s.id from class_sessions_unattended u join class_sessions s on s.id = u.session_id
    where s.product_id = ${productId}`);
  return new Set(rows.map(({ id }) => id));
}

export async function insertAttendance(
  tx: Tx,
  { session_id, user_id }: Attendance,
  recordedBy: string | null,
): Promise<boolean> {
  const written = await tx.execute(sql`
    insert into class_attendance (session_id, user_id, recorded_by)
    values (${session_id}, ${user_id}, ${recordedBy}) on conflict do nothing`);
  return written.rowCount === 1;
}

export async function deleteAttendance(tx: Tx, { session_id, user_id }: Attendance): Promise<boolean> {
  const deleted = await tx.execute(
    sql`delete from class_attendance where session_id = ${session_id} and user_id = ${user_id}`,
  );
  return deleted.rowCount === 1;
}
