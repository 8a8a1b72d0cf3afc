import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import {
  isUploadType,
  maxBytesOf,
  typeByName,
  type UploadKind,
  type UploadType,
  uploadTypes,
} from '#shared/media.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { UploadRefused } from '../media.errors.ts';
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
      return isWholeVideoFile(path, type);
  }
}

async function isWholeVideoFile(path: string, type: UploadType): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const readAt = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return await isWholeVideo({ size, readAt }, type);
  } finally {
    await file.close();
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** A PDF or archive ends with its trailer, followed by a comment at most. */
const TAIL_BYTES = 66_000;
const endings: Readonly<Partial<Record<UploadType, string>>> = { 'application/pdf': '%%EOF' };
const END_OF_ARCHIVE = 'PK\u0005\u0006';

/** Whether a PDF, office file or archive is complete, and a text file contains only text. */
async function isWholeDocument(path: string, type: UploadType): Promise<boolean> {
  if (type.startsWith('text/')) return !(await readFile(path)).includes(0);
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes(endings[type] ?? END_OF_ARCHIVE, 0, 'latin1');
  } finally {
    await file.close();
  }
}

/** Text has no signature; its name decides the type. */
function textTypeOf(name: string): UploadType | null {
  const type = typeByName(name);
  return type?.startsWith('text/') === true && uploadTypes[type].kind === 'document' ? type : null;
}

const CUE = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m;

/** WebVTT in UTF-8 with at least one cue. */
async function isReadableCaptions(path: string): Promise<boolean> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    return /^WEBVTT([ \t\r\n]|$)/.test(text) && CUE.test(text.replaceAll('\r', '\n'));
  } catch {
    return false;
  }
}
