import { sql } from 'drizzle-orm';
import type { Language } from '#shared/language/language.ts';
import type { Tx } from '../platform/database/db.ts';

export interface ServicePassage {
  readonly path: string;
  readonly language: Language;
  readonly place: number;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
}

const STATE_KEY = 'search_service_pages';

/** Locks the digest until commit. False when these texts are written already. */
export async function claimServicePages(tx: Tx, digest: string): Promise<boolean> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into app_state as s (key, value) values (${STATE_KEY}, to_jsonb(${digest}::text))
    on conflict (key) do update set value = excluded.value, updated_at = now() where s.value <> excluded.value
    returning key`);
  return rows.length > 0;
}

export async function forgetServicePages(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from app_state where key = ${STATE_KEY}`);
}

export async function replaceServicePassages(tx: Tx, passages: readonly ServicePassage[]): Promise<void> {
  await tx.execute(sql`delete from search_passages where kind = 'service'`);
  await tx.execute(sql`
    insert into search_passages (kind, source_id, language, text_language, place, title, heading, body, path)
    select 'service', path, language, language, place, title, heading, body, path
    from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as written (path text, language text, place integer, title text, heading text, body text)`);
}
