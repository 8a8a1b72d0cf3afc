import { type MediaFile, readFile } from '#server/modules/media/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FileNotFound } from './learning.errors.ts';

/** A file that everybody may have. An owner-only one is not there. */
export async function openPublicFile(reader: Reader, id: string): Promise<Result<MediaFile, FileNotFound>> {
  const file = await readFile(reader, id);
  return file?.access === 'public' ? succeed(file) : refuse({ code: 'FILE_NOT_FOUND' });
}
