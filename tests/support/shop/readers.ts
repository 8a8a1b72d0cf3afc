import type { Database } from '#server/platform/database/db.ts';
import type { MessagePurpose } from '#shared/people/consents.ts';

/** Many more in one statement take longer than the database lets a statement run. */
const AT_ONCE = 10_000;

/** People who agreed to mails of a purpose: `pembaca-1@contoh.example` and so on. */
export async function makeReaders(
  db: Database,
  count: number,
  purpose: MessagePurpose = 'news',
): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { rows } = await db.pool.query<{ id: string }>(MAKE_READERS, [
      ids.length + 1,
      Math.min(ids.length + AT_ONCE, count),
      purpose,
    ]);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const MAKE_READERS = `
  with added as (
    insert into people (email, full_name, language, source)
    select 'pembaca-' || n || '@contoh.example', 'Pembaca', 'id', 'footer' from generate_series($1::int, $2::int) n
    returning id, email_digest
  ), agreed as (
    insert into consents (email_digest, purpose, channel, is_granted, source, words)
    select email_digest, $3, 'mail', true, 'footer', 'Ya' from added
  )
  select id from added`;

export const withdraw = (db: Database, email: string, purpose: MessagePurpose = 'news') =>
  db.pool.query(
    `insert into consents (email_digest, purpose, channel, is_granted, source)
     values (address_digest($1), $2, 'mail', false, 'mail')`,
    [email, purpose],
  );
