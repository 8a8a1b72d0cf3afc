import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { isUploadType, maxBytesOf, type UploadKind, type UploadType, uploadTypes } from '#shared/media.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { UploadRefused } from '../media.errors.ts';
import { isReadableCaptions, isWholeDocument, textTypeOf } from './check-document.ts';
import { isWholeVideo } from './check-video.ts';
import { normalizeImage } from './normalize-image.ts';

export interface InspectedUpload {
  readonly type: UploadType;
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  read(): AsyncIterable<Uint8Array>;
}

interface ExpectedUpload {
  readonly kind: UploadKind;
  readonly name: string;
  readonly size: number;
}

/** Inspects the content, not the name; re-encodes images. */
export async function inspectUpload(
  path: string,
  { kind, name, size }: ExpectedUpload,
): Promise<Result<InspectedUpload, UploadRefused>> {
  const type = await typeOf(path, { kind, name });
  if (type === null || uploadTypes[type].kind !== kind) return refuse({ code: 'FILE_TYPE_REFUSED' });
  if (size > maxBytesOf(kind)) return refuse({ code: 'FILE_TOO_LARGE' });
  if (kind !== 'image') {
    if (!(await isWhole(path, type))) return refuse({ code: 'FILE_BROKEN' });
    const read = () => createReadStream(path);
    return succeed({ type, size_bytes: size, width: null, height: null, color: null, read });
  }
  const drawn = await normalizeImage(path, type);
  if (!drawn.ok) return drawn;
  const { bytes, ...facts } = drawn.value;
  return succeed({ type, size_bytes: bytes.byteLength, ...facts, read: () => once(bytes) });
}

async function typeOf(path: string, { kind, name }: Pick<ExpectedUpload, 'kind' | 'name'>) {
  const found = await fileTypeFromFile(path);
  if (found === undefined) return kind === 'document' ? textTypeOf(name) : null;
  const type = found.mime === 'video/x-m4v' ? 'video/mp4' : found.mime;
  return isUploadType(type) ? type : null;
}

function isWhole(path: string, type: UploadType): Promise<boolean> {
  switch (uploadTypes[type].kind) {
    case 'captions':
      return isReadableCaptions(path);
    case 'document':
      return isWholeDocument(path, type);
    default:
      return isWholeVideo(path, type);
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
