import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import type { Storage } from '#server/platform/storage.ts';
import { withTx } from '#server/platform/with-tx.ts';
import {
  isUploadType,
  lessonFilmUrl,
  type MediaArea,
  pictureUrl,
  type UploadKind,
  type UploadType,
  uploadTypes,
  videoUrl,
} from '#shared/media.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isWholeVideo } from './check-video.ts';
import { drawPicture } from './draw-picture.ts';
import type { UploadRefused } from './media.errors.ts';
import { insertUpload, type UploadRow } from './media.queries.ts';
import { cleanFileName, extensionOf, storageKey } from './media.rules.ts';
import { receiveFile } from './receive-file.ts';

export interface MediaServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

export interface Upload {
  readonly area: MediaArea;
  readonly kind: UploadKind;
  /** As the sender calls it; never part of a path. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly uploaded_by: string;
}

/**
 * Keeps an uploaded picture or film for everybody, that of a lesson for its owners. What it is, its bytes say and not its name. The bytes are looked at
 * as a whole before any of them reaches the storage, and a row stands only when they are there: an upload that is
 * refused, breaks off or fails leaves nothing.
 */
export async function uploadMedia(services: MediaServices, upload: Upload) {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-upload-'));
  try {
    const path = join(folder, 'upload');
    const received = await receiveFile(upload.bytes, path);
    if (!received.ok) return received;
    const looked = await lookAt(path, received.value, upload.kind);
    return looked.ok ? succeed(await keep(services, upload, looked.value)) : looked;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Looked {
  readonly type: UploadType;
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  read(): AsyncIterable<Uint8Array>;
}

async function lookAt(path: string, size: number, kind: UploadKind): Promise<Result<Looked, UploadRefused>> {
  const found = (await fileTypeFromFile(path))?.mime ?? '';
  const type = found === 'video/x-m4v' ? 'video/mp4' : found;
  if (!isUploadType(type) || uploadTypes[type].kind !== kind) return refuse({ code: 'FILE_TYPE_REFUSED' });
  if (kind === 'video') {
    if (!(await isWholeVideo(path, type))) return refuse({ code: 'FILE_BROKEN' });
    const read = () => createReadStream(path);
    return succeed({ type, size_bytes: size, width: null, height: null, color: null, read });
  }
  const drawn = await drawPicture(path, type);
  if (!drawn.ok) return drawn;
  const { bytes, ...facts } = drawn.value;
  return succeed({ type, size_bytes: bytes.byteLength, ...facts, read: () => once(bytes) });
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function keep({ db, storage, clock }: MediaServices, upload: Upload, looked: Looked) {
  const { read, type, ...facts } = looked;
  const file_name = cleanFileName(upload.name);
  const extension = extensionOf(file_name, type);
  const now = clock.now();
  const random = randomBytes(8).toString('hex');
  const storage_key = storageKey({ area: upload.area, type, extension, now, random });
  await storage.put(storage_key, read());
  const row: UploadRow = {
    id: randomUUID(),
    storage_key,
    file_name,
    content_type: type,
    access: upload.area === 'lessons' ? 'owner' : 'public',
    uploaded_by: upload.uploaded_by,
    uploaded_at: now,
    ...facts,
  };
  try {
    await withTx(db, async (tx) => {
      await insertUpload(tx, row);
      if (upload.kind === 'image') {
        await addJob(tx, { name: 'make-media-variants', payload: { file_id: row.id } });
      }
      return succeed(null);
    });
  } catch (error) {
    await storage.remove(storage_key);
    throw error;
  }
  const kept = toUploaded(row, upload.kind, extension);
  return row.access === 'public' ? kept : { ...kept, url: lessonFilmUrl(row.id) };
}

function toUploaded(row: UploadRow, kind: UploadKind, extension: string) {
  const { id, width, height, color, file_name, size_bytes, storage_key } = row;
  const isPicture = width !== null && height !== null && color !== null;
  const url = isPicture ? pictureUrl({ id, width, height, color, extension }) : videoUrl(id, extension);
  return { id, type: kind, url, path: storage_key, file_name, size_bytes, width, height };
}
