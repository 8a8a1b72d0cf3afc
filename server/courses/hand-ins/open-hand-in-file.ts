import { type MediaFile, readFile } from '#server/media/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { FileNotFound } from '../courses.errors.ts';
import { selectOwnFileId } from './hand-ins.queries.ts';
import { readReceivedHandIn } from './staff-hand-ins.queries.ts';

/** Also after a refund, because the file is the learner's own. */
export async function openOwnHandInFile(
  reader: Reader,
  request: { readonly id: string; readonly user_id: string },
): Promise<Result<MediaFile, FileNotFound>> {
  return openFile(reader, await selectOwnFileId(reader, request));
}

export async function openReceivedFile(
  reader: Reader,
  id: string,
): Promise<Result<MediaFile, FileNotFound | { readonly code: 'HAND_IN_NOT_FOUND' }>> {
  const received = await readReceivedHandIn(reader, id);
  if (received === null) return refuse({ code: 'HAND_IN_NOT_FOUND' });
  return openFile(reader, received.file_id);
}

async function openFile(reader: Reader, id: string | null): Promise<Result<MediaFile, FileNotFound>> {
  const file = id === null ? null : await readFile(reader, id);
  return file === null ? refuse({ code: 'FILE_NOT_FOUND' }) : succeed(file);
}
