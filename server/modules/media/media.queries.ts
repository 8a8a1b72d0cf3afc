import { eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { mediaFiles } from './media.schema.ts';

export type MediaFile = Omit<typeof mediaFiles.$inferSelect, 'created_at'>;

const columns = {
  id: mediaFiles.id,
  storage_key: mediaFiles.storage_key,
  file_name: mediaFiles.file_name,
  content_type: mediaFiles.content_type,
  size_bytes: mediaFiles.size_bytes,
  access: mediaFiles.access,
};

export async function selectFile(reader: Reader, id: string): Promise<MediaFile | null> {
  const [row] = await reader.select(columns).from(mediaFiles).where(eq(mediaFiles.id, id));
  return row ?? null;
}

export function selectFiles(reader: Reader, ids: readonly string[]): Promise<readonly MediaFile[]> {
  return reader
    .select(columns)
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...ids]));
}

/** A file whose id is known already is the same file. */
export async function insertFile(tx: Tx, file: MediaFile): Promise<void> {
  await tx.insert(mediaFiles).values(file).onConflictDoNothing({ target: mediaFiles.id });
}
