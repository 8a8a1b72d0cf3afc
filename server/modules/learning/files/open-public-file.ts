import { type MediaFile, readFile } from '#server/modules/media/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FileNotFound } from '../learning.errors.ts';
import { isPreviewVideo } from './files.queries.ts';

/** A public file, or the video of a preview lesson; any other is not found. */
export async function openPublicFile(reader: Reader, id: string): Promise<Result<MediaFile, FileNotFound>> {
  const file = await readFile(reader, id);
  if (file === null) return refuse({ code: 'FILE_NOT_FOUND' });
  const isOpen = file.access === 'public' || (await isPreviewVideo(reader, id));
  return isOpen ? succeed(file) : refuse({ code: 'FILE_NOT_FOUND' });
}
