import type { Database } from '#server/platform/database/db.ts';

/** A lead of the contact form with a number. Its id. */
export async function makeLead(db: Database, phone: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into leads (full_name, email, phone, form_type, form_data, lead_score)
     values ('Budi', 'budi@contoh.example', $1, 'contact', '{}', 10) returning id`,
    [phone],
  );
  return rows[0]?.id ?? '';
}
