import { and, desc, eq, inArray, isNotNull, like, lte, notLike, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { mediaFiles, mediaVariants } from './media.schema.ts';

const columns = pickColumns(mediaFiles, [
  ...(['id', 'storage_key', 'file_name', 'content_type', 'size_bytes', 'access'] as const),
]);

export type MediaFile = Pick<typeof mediaFiles.$inferSelect, keyof typeof columns>;

export async function readFile(reader: Reader, id: string): Promise<MediaFile | null> {
  const [row] = await reader.select(columns).from(mediaFiles).where(eq(mediaFiles.id, id));
  return row ?? null;
}

export function readFiles(reader: Reader, ids: readonly string[]): Promise<readonly MediaFile[]> {
  return reader
    .select(columns)
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...ids]));
}

export function lockFiles(tx: Tx, ids: readonly string[]): Promise<readonly MediaFile[]> {
  return tx
    .select(columns)
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...ids]))
    .orderBy(mediaFiles.id)
    .for('key share');
}

/** Hand-ins are not offered as lesson files. */
const HANDED_IN = 'hand-ins/%';

export function selectOwnerFiles(
  reader: Reader,
  {
    ids,
    types,
    limit,
  }: { readonly ids?: readonly string[]; readonly types: readonly string[]; readonly limit: number },
) {
  return reader
    .select({ ...columns, created_at: mediaFiles.created_at })
    .from(mediaFiles)
    .where(
      and(
        eq(mediaFiles.access, 'owner'),
        notLike(mediaFiles.storage_key, HANDED_IN),
        inArray(mediaFiles.content_type, [...types]),
        ids === undefined ? undefined : inArray(mediaFiles.id, [...ids]),
      ),
    )
    .orderBy(desc(mediaFiles.created_at), desc(mediaFiles.id))
    .limit(limit);
}

/** Names no conflict target, because a concurrent insert may hit the unique storage key first. */
export async function insertFile(
  tx: Tx,
  file: MediaFile & Partial<Pick<UploadRow, 'table_sample' | 'page_count'>>,
): Promise<void> {
  await tx.insert(mediaFiles).values(file).onConflictDoNothing();
}

export type UploadRow = Omit<typeof mediaFiles.$inferSelect, 'unused_since' | 'created_at'>;

export async function insertUpload(tx: Tx, upload: UploadRow): Promise<void> {
  await tx.insert(mediaFiles).values(upload);
}

export async function selectPicture(reader: Reader, id: string) {
  const [row] = await reader
    .select({ ...columns, width: mediaFiles.width, height: mediaFiles.height })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, id));
  return row ?? null;
}

type VariantKey = Pick<typeof mediaVariants.$inferSelect, 'file_id' | 'format' | 'width'>;

export async function selectVariant(reader: Reader, { file_id, format, width }: VariantKey) {
  const [row] = await reader
    .select({ storage_key: mediaVariants.storage_key, size_bytes: mediaVariants.size_bytes })
    .from(mediaVariants)
    .where(
      and(
        eq(mediaVariants.file_id, file_id),
        eq(mediaVariants.format, format),
        eq(mediaVariants.width, width),
      ),
    );
  return row ?? null;
}

export async function lockFile(tx: Tx, id: string): Promise<{ readonly id: string } | null> {
  const [row] = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, id))
    .for('key share');
  return row ?? null;
}

export async function insertVariant(tx: Tx, row: typeof mediaVariants.$inferInsert): Promise<void> {
  await tx.insert(mediaVariants).values(row).onConflictDoNothing();
}

export async function recordPendingUpload(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`
    insert into media_begun (storage_key) values (${key})
    on conflict (storage_key) do update set begun_at = now()`);
}

export async function clearPendingUpload(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`delete from media_begun where storage_key = ${key}`);
}

/** Takes the keys of old uploads that never got a row. */
export async function claimOrphanedUploads(tx: Tx, until: Date): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ storage_key: string }>(sql`
    with taken as (delete from media_begun where begun_at <= ${until.toISOString()} returning storage_key)
    select storage_key from taken
    where not exists (select from media_files f where f.storage_key = taken.storage_key)
      and not exists (select from media_variants v where v.storage_key = taken.storage_key)
      and not exists (select from film_files m where m.storage_key = taken.storage_key)`);
  return rows.map(({ storage_key }) => storage_key);
}

/** Records since when files are unused; clears it for used ones. */
export async function markUnused(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    update media_files set unused_since = null
    where uploaded_at is not null and unused_since is not null and media_in_use(id)`);
  await tx.execute(sql`
    update media_files set unused_since = ${now.toISOString()}
    where uploaded_at is not null and unused_since is null and not media_in_use(id)`);
}

/** Skips files that are already locked. */
export async function lockUnused(tx: Tx, until: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(isNotNull(mediaFiles.uploaded_at), lte(mediaFiles.unused_since, until.toISOString())))
    .orderBy(mediaFiles.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** A separate statement: it sees uses recorded before the lock, and none can be added after it. */
export async function deleteUnused(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const keys = await tx.execute<{ storage_key: string }>(sql`
    with gone as (
      select id, storage_key from media_files
      where id = any (${`{${ids.join(',')}}`}::uuid[]) and not media_in_use(id)
    ), sizes as (
      select storage_key from media_variants where file_id in (select id from gone)
      union all select storage_key from film_files where file_id in (select id from gone)
    ), deleted as (
      delete from media_files where id in (select id from gone)
    )
    select storage_key from gone union all select storage_key from sizes`);
  return keys.rows.map((row) => row.storage_key);
}

export function selectHandInFiles(
  reader: Reader,
  { uploaded_by, id }: { readonly uploaded_by: string; readonly id?: string },
): Promise<readonly MediaFile[]> {
  return reader
    .select(columns)
    .from(mediaFiles)
    .where(
      and(
        eq(mediaFiles.uploaded_by, uploaded_by),
        like(mediaFiles.storage_key, HANDED_IN),
        id === undefined ? undefined : eq(mediaFiles.id, id),
      ),
    )
    .for('key share');
}
