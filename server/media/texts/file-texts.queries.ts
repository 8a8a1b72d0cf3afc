import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type FilePassage, type TextType, textTypes } from './text-task.ts';

const types = sql.param([...textTypes]);

interface Attempt {
  readonly attempts: number;
  readonly storage_key: string;
  readonly content_type: TextType;
  readonly size_bytes: number;
}

/** Null for a file that is read already, is gone, or has no text that anybody could hold. */
export async function beginReading(tx: Tx, fileId: string): Promise<Attempt | null> {
  const { rows } = await tx.execute<Attempt & Record<string, unknown>>(sql`
    with begun as (
      insert into file_texts as t (file_id, attempts)
      select id, 1 from media_files
      where id = ${fileId} and access = 'owner' and content_type = any (${types}::text[])
        and storage_key not like 'hand-ins/%'
      on conflict (file_id) do update set attempts = t.attempts + 1, changed_at = now() where t.state = 'waiting'
      returning file_id, attempts
    )
    select attempts, storage_key, content_type, size_bytes::float8 as size_bytes
    from begun join media_files f on f.id = begun.file_id`);
  return rows[0] ?? null;
}

export async function setFileText(tx: Tx, fileId: string, passages: readonly FilePassage[]): Promise<void> {
  await tx.execute(sql`
    update file_texts set state = ${passages.length === 0 ? 'unreadable' : 'read'},
      passages = ${JSON.stringify(passages)}::jsonb, changed_at = now()
    where file_id = ${fileId} and state = 'waiting'`);
}

/** Files of products and lessons that were stored before they could be read, or whose job ended with its process. */
export async function selectUnreadFiles(tx: Tx, until: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from media_files f left join file_texts t on t.file_id = f.id
    where f.access = 'owner' and f.content_type = any (${types}::text[]) and f.storage_key not like 'hand-ins/%'
      and (t.file_id is null or (t.state = 'waiting' and t.changed_at < ${until.toISOString()}))
    order by f.created_at, f.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function selectUnreadableFiles(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await reader.execute<{ file_id: string }>(sql`
    select file_id from file_texts
    where state = 'unreadable' and file_id = any (${sql.param([...ids])}::uuid[])`);
  return new Set(rows.map(({ file_id }) => file_id));
}
