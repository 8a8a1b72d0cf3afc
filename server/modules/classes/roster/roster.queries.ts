import { sql } from 'drizzle-orm';
import type { RosterHolder } from '#contract/admin/catalog/rosters.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Who holds a class now, by name, with the sessions that they came to, and how many hold it. */
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

export interface Attendance {
  readonly product_id: string;
  readonly session_id: string;
  readonly user_id: string;
}

/** Whether it is a session of this class and a holder of it, until commit. */
export async function lockPlace(tx: Tx, { product_id, session_id, user_id }: Attendance): Promise<boolean> {
  const found = await tx.execute(sql`
    select from class_sessions s join user_products h on h.product_id = s.product_id and h.status = 'active'
    where s.id = ${session_id} and s.product_id = ${product_id} and h.user_id = ${user_id}
    for key share`);
  return found.rowCount === 1;
}

/** Whether that was new. */
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

/** Whether there was one. */
export async function deleteAttendance(tx: Tx, { session_id, user_id }: Attendance): Promise<boolean> {
  const deleted = await tx.execute(
    sql`delete from class_attendance where session_id = ${session_id} and user_id = ${user_id}`,
  );
  return deleted.rowCount === 1;
}
