import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { isUnavailable } from '#server/platform/failures/failures.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { lessonFileUrl, pictureUrl, videoUrl } from '#shared/files/media.ts';
import {
  maxBytesOf,
  maxMbOf,
  privateAreas,
  type StoredArea,
  type UploadKind,
  type UploadLimits,
} from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { UploadRefused } from '../media.errors.ts';
import { clearPendingUpload, insertUpload, type MediaFile, type UploadRow } from '../media.queries.ts';
import { extensionOf, sanitizeFileName, storageKey, storedName } from '../media.rules.ts';
import { hasText, queueFileText } from '../texts/file-texts.ts';
import { type InspectedUpload, inspectUpload } from './inspect-upload.ts';
import { putPendingObject, UPLOAD_FOLDER_PREFIX } from './pending-uploads.ts';

export interface MediaServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

interface Upload {
  readonly area: StoredArea;
  readonly kind: UploadKind;
  /** The client's file name, which is never part of a path. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly uploaded_by: string;
  readonly limits: UploadLimits;
}

/** The content decides the type. The row is written last, so a refused or failed upload leaves nothing. */
export async function uploadMedia(services: MediaServices, upload: Upload) {
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  try {
    const path = join(folder, 'upload');
    const received = await receiveFile(upload, path);
    if (!received.ok) return received;
    const isSold = upload.area !== 'hand-ins';
    const inspected = await inspectUpload(path, { ...upload, isSold, size: received.value });
    return inspected.ok ? succeed(await storeUpload(services, upload, inspected.value)) : inspected;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function storeUpload(
  { db, storage, clock }: MediaServices,
  upload: Upload,
  inspected: InspectedUpload,
) {
  const { read, type, ...facts } = inspected;
  const file_name = storedName(sanitizeFileName(upload.name), type);
  const extension = extensionOf(file_name, type);
  const isPrivate = privateAreas.includes(upload.area);
  const now = clock.now();
  const random = randomBytes(8).toString('hex');
  const storage_key = storageKey({ area: upload.area, type, extension, now, random });
  await putPendingObject({ db, storage }, storage_key, read());
  const row: UploadRow = {
    id: randomUUID(),
    storage_key,
    file_name,
    content_type: type,
    access: isPrivate ? 'owner' : 'public',
    uploaded_by: upload.uploaded_by,
    uploaded_at: now.toISOString(),
    ...facts,
  };
  try {
    await withTx(db, async (tx) => {
      await insertUpload(tx, row);
      await clearPendingUpload(tx, storage_key);
      if (upload.kind === 'image' && !isPrivate) {
        await addJob(tx, { name: 'make-media-variants', payload: { file_id: row.id } });
      }
      if (isPrivate && upload.area !== 'hand-ins' && hasText(type)) await queueFileText(tx, row.id);
      return succeed(null);
    });
  } catch (error) {
    // The commit may have succeeded; then the prune job, which sees the row, decides.
    if (!isUnavailable(error)) await storage.remove(storage_key);
    throw error;
  }
  return row.access === 'public' ? toUploaded(row, upload.kind, extension) : toLessonUpload(row, upload.kind);
}

export function toLessonUpload(file: MediaFile, type: UploadKind) {
  const { id, file_name, size_bytes, storage_key: path } = file;
  return { id, type, url: lessonFileUrl(id), path, file_name, size_bytes, width: null, height: null };
}

function toUploaded(row: UploadRow, kind: UploadKind, extension: string) {
  const { id, width, height, color, file_name, size_bytes, storage_key } = row;
  const isPicture = width !== null && height !== null && color !== null;
  const url = isPicture ? pictureUrl({ id, width, height, color, extension }) : videoUrl(id, extension);
  return { id, type: kind, url, path: storage_key, file_name, size_bytes, width, height };
}

class TooLarge extends Error {}
class BrokenOff extends Error {}

/** Returns the size. Stops at the first byte over the limit (DECISIONS 22). */
async function receiveFile(
  { bytes, kind, limits }: Upload,
  path: string,
): Promise<Result<number, UploadRefused>> {
  const max = maxBytesOf(kind, limits);
  let size = 0;
  async function* counted() {
    for await (const chunk of withAbortDetection(bytes)) {
      size += chunk.byteLength;
      if (size > max) throw new TooLarge();
      yield chunk;
    }
  }
  try {
    await pipeline(counted(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof TooLarge)
      return refuse({ code: 'FILE_TOO_LARGE', details: { max_mb: maxMbOf(kind, limits) } });
    if (error instanceof BrokenOff) return refuse({ code: 'UPLOAD_INCOMPLETE' });
    throw error;
  }
  return size === 0 ? refuse({ code: 'UPLOAD_INCOMPLETE' }) : succeed(size);
}

/** A client abort is not our failure; a full disk is. */
async function* withAbortDetection(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw new BrokenOff('the sender went away', { cause: error });
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.().catch(() => undefined);
  }
}
