import { sql } from 'drizzle-orm';
import type { PersonDesk } from '#contract/people/admin-person-desk.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

type Lead = PersonDesk['leads'][number];
type Note = PersonDesk['notes'][number];

export async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users where id = ${userId} and anonymised_at is null for key share`);
  return rows.length === 1;
}

/** A form counts as theirs once they have proved its address. */
export async function selectLeads(reader: Reader, userId: string): Promise<Lead[]> {
  const { rows } = await reader.execute<Lead & Record<string, unknown>>(sql`
    select l.id, l.form_type, l.status, ${isoText('l.created_at')} as created_at
    from users u join leads l on l.email = u.email
    where u.id = ${userId} and u.email_verified order by l.created_at desc, l.id limit 20`);
  return rows;
}

export async function selectNotes(
  reader: Reader,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Note[]> {
  const { rows } = await reader.execute<Note & Record<string, unknown>>(sql`
    select n.id, n.body, s.full_name as created_by_name, ${isoText('n.created_at')} as created_at
    from person_notes n left join users s on s.id = n.created_by
    where n.user_id = ${userId} order by n.created_at desc, n.id limit ${limit} offset ${offset}`);
  return rows;
}

export async function insertNote(
  tx: Tx,
  note: { readonly user_id: string; readonly body: string; readonly created_by: string | null },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into person_notes (user_id, body, created_by)
    values (${note.user_id}, ${note.body}, ${note.created_by}) returning id`);
  return rows[0]?.id ?? '';
}

export async function deleteNote(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.execute(sql`delete from person_notes where id = ${id} and user_id = ${userId}`);
  return deleted.rowCount === 1;
}

export async function erasePersonNotes(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from person_notes where user_id = ${userId}`);
}
