import { and, eq, lte, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { OpenUpload, UploadNotes, UploadPart } from '#server/platform/storage/resumable-store.ts';
import { succeed } from '#shared/result.ts';
import { filmUploads } from '../media.schema.ts';

const columns = pickColumns(filmUploads, [
  ...(['id', 'storage_key', 'file_name', 'size_bytes', 'uploaded_by', 'bucket_upload', 'parts'] as const),
]);
export type FilmUpload = Pick<typeof filmUploads.$inferSelect, keyof typeof columns>;

export async function insertFilmUpload(tx: Tx, upload: typeof filmUploads.$inferInsert): Promise<void> {
  await tx.insert(filmUploads).values(upload);
}

export async function selectFilmUpload(reader: Reader, id: string): Promise<FilmUpload | null> {
  const [upload] = await reader.select(columns).from(filmUploads).where(eq(filmUploads.id, id));
  return upload ?? null;
}

async function selectUploadByKey(reader: Reader, key: string): Promise<FilmUpload | null> {
  const [upload] = await reader.select(columns).from(filmUploads).where(eq(filmUploads.storage_key, key));
  return upload ?? null;
}

export async function touchFilmUpload(tx: Tx, id: string): Promise<void> {
  await tx.update(filmUploads).set({ touched_at: sql`now()` }).where(eq(filmUploads.id, id));
}

export async function deleteFilmUpload(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(filmUploads).where(eq(filmUploads.id, id)).returning({ id: filmUploads.id });
  return gone.length > 0;
}

export function takeAbandonedUploads(tx: Tx, until: Date): Promise<readonly FilmUpload[]> {
  return tx.delete(filmUploads).where(lte(filmUploads.touched_at, until.toISOString())).returning(columns);
}

async function setBucketUpload(tx: Tx, key: string, bucket_upload: string): Promise<void> {
  await tx.update(filmUploads).set({ bucket_upload }).where(eq(filmUploads.storage_key, key));
}

async function addPart(tx: Tx, { storage_key, parts }: OpenUpload, part: UploadPart): Promise<boolean> {
  const noted = await tx
    .update(filmUploads)
    .set({ parts: [...parts, part] })
    .where(
      and(
        eq(filmUploads.storage_key, storage_key),
        sql`jsonb_array_length(${filmUploads.parts}) = ${parts.length}`,
      ),
    )
    .returning({ id: filmUploads.id });
  return noted.length > 0;
}

export function filmUploadNotes(db: Database): UploadNotes {
  return {
    find: (key) => selectUploadByKey(db.orm, key),
    async setBucketUpload(key, upload) {
      await withTx(db, async (tx) => succeed(await setBucketUpload(tx, key, upload)));
    },
    async addPart(upload, part) {
      const noted = await withTx(db, async (tx) => succeed(await addPart(tx, upload, part)));
      return noted.ok && noted.value;
    },
  };
}
