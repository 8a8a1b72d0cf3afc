import type { Database } from '#server/platform/database/db.ts';
import type { MessagePurpose } from '#shared/people/consents.ts';

/** People who agreed to mails of a purpose, in one statement: `pembaca-1@contoh.example` and so on. */
export async function makeReaders(
  db: Database,
  count: number,
  purpose: MessagePurpose = 'news',
): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `with added as (
       insert into people (email, full_name, language, source)
       select 'pembaca-' || n || '@contoh.example', 'Pembaca', 'id', 'footer' from generate_series(1, $1::int) n
       returning id, email_digest
     ), agreed as (
       insert into consents (email_digest, purpose, channel, is_granted, source, words)
       select email_digest, $2, 'mail', true, 'footer', 'Ya' from added
     )
     select id from added`,
    [count, purpose],
  );
  return rows.map(({ id }) => id);
}

export const withdraw = (db: Database, email: string, purpose: MessagePurpose = 'news') =>
  db.pool.query(
    `insert into consents (email_digest, purpose, channel, is_granted, source)
     values (address_digest($1), $2, 'mail', false, 'mail')`,
    [email, purpose],
  );
