import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { PersonRow } from './read-rows.ts';

export interface KnownPerson {
  readonly email: string;
  /** Null: nobody has this address. */
  readonly id: string | null;
  readonly full_name: string;
  readonly language: 'id' | 'en' | null;
  readonly tags: readonly string[];
  readonly is_bounced: boolean;
  /** News by mail; null: never decided. */
  readonly is_granted: boolean | null;
}

/** One after the other, as two files may bring the same new address. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('people import', 0))`);
}

/** In the order of the addresses, so that two imports at once do not lock each other out. */
export function lockKnown(tx: Tx, emails: readonly string[]): Promise<KnownPerson[]> {
  return selectRows<KnownPerson>(
    tx,
    sql`
    with locked as (
      select id from people where email = any(${sql.param([...emails])}::text[]) order by email for update
    )
    select e.email, p.id, coalesce(p.full_name, '') as full_name, p.language, p.bounced_at is not null as is_bounced,
           array(select t.tag from person_tags t where t.person_id = p.id) as tags, s.is_granted
    from unnest(${sql.param([...emails])}::text[]) as e(email)
      left join people p on p.email = e.email and p.id in (select id from locked)
      left join consent_states s on s.email_digest = address_digest(e.email)
        and s.purpose = 'news' and s.channel = 'mail'`,
  );
}

const asRows = (rows: readonly PersonRow[]) =>
  JSON.stringify(rows.map(({ problems: _, line: __, ...row }) => row));

/** Names and languages that are known stay. */
export async function writePeople(tx: Tx, rows: readonly PersonRow[], source: string): Promise<void> {
  await tx.execute(sql`
    insert into people (email, full_name, language, source)
    select r.email, r.full_name, r.language, ${`import:${source}`}
    from jsonb_to_recordset(${asRows(rows)}::jsonb) as r(email text, full_name text, language text)
    order by r.email
    on conflict (email) do update set
      full_name = case when people.full_name = '' then excluded.full_name else people.full_name end,
      language = coalesce(people.language, excluded.language)`);
  await tx.execute(sql`
    insert into person_tags (person_id, tag)
    select p.id, t.tag
    from jsonb_to_recordset(${asRows(rows)}::jsonb) as r(email text, tags jsonb)
      join people p on p.email = r.email
      cross join lateral jsonb_array_elements_text(r.tags) as t(tag)
    on conflict do nothing`);
}

/** The words are those that the file names as the source of the consent. */
export async function writeConsents(tx: Tx, rows: readonly PersonRow[], source: string): Promise<void> {
  await tx.execute(sql`
    insert into consents (user_id, email_digest, purpose, channel, is_granted, source, words, decided_at)
    select p.user_id, p.email_digest, 'news', 'mail', true, ${`import:${source}`}, r.consent ->> 'source',
           (r.consent ->> 'decided_at')::timestamptz
    from jsonb_to_recordset(${asRows(rows)}::jsonb) as r(email text, consent jsonb)
      join people p on p.email = r.email
    order by p.email`);
}
