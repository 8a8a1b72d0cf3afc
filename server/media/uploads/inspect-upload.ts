import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { decodeHTMLStrict } from 'entities';
import { strFromU8, unzipSync } from 'fflate';
import { fileTypeFromFile } from 'file-type';
import { stampPdf } from '#server/platform/pdf/stamp/stamp-pdf.ts';
import { parseCaptions, writeCaptions } from '#shared/courses/captions.ts';
import { decodeText, decodeUnicode } from '#shared/files/decode-text.ts';
import type { TableSample } from '#shared/files/table-sample.ts';
import {
  isUploadType,
  typeByName,
  type UploadKind,
  type UploadType,
  uploadTypes,
} from '#shared/files/uploads.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { UploadRefused } from '../media.errors.ts';
import { isWholeVideo } from './check-video.ts';
import { countSheets, readTableSample } from './read-table-sample.ts';

export interface InspectedUpload {
  readonly type: UploadType;
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly table_sample: TableSample | null;
  readonly page_count: number | null;
  read(): AsyncIterable<Uint8Array>;
}

interface ExpectedUpload {
  readonly kind: UploadKind;
  readonly name: string;
  readonly size: number;
  /** PDFs are stamped for their buyers. */
  readonly isSold: boolean;
}

const noPicture = { width: null, height: null, color: null } as const;

/** Inspects the content, not the name; re-encodes images. */
export async function inspectUpload(
  path: string,
  { kind, name, size, isSold }: ExpectedUpload,
): Promise<Result<InspectedUpload, UploadRefused>> {
  const type = await typeOf(path, { kind, name });
  if (type === null || uploadTypes[type].kind !== kind) return refuse({ code: 'FILE_TYPE_REFUSED' });
  if (kind === 'captions') return inspectCaptions(path);
  if (kind !== 'image') {
    const pages = type === 'application/pdf' && isSold ? await countPages(path, name) : succeed(null);
    if (!pages.ok) return pages;
    if (!(await isWhole(path, type))) return refuse({ code: 'FILE_BROKEN' });
    const table_sample = isSold ? await readTableSample(path, type) : null;
    const page_count = isSold ? (pages.value ?? (await countSheets(path, type))) : null;
    const read = () => createReadStream(path);
    return succeed({ type, size_bytes: size, ...noPicture, table_sample, page_count, read });
  }
  const { normalizeImage } = await import('./normalize-image.ts');
  const drawn = await normalizeImage(path, type);
  if (!drawn.ok) return drawn;
  const { bytes, ...facts } = drawn.value;
  return succeed({
    type,
    size_bytes: bytes.byteLength,
    table_sample: null,
    page_count: null,
    ...facts,
    read: () => once(bytes),
  });
}

/** Stamps on trial, so that the owner hears of a problem and not a buyer. */
async function countPages(path: string, name: string): Promise<Result<number, UploadRefused>> {
  const outcome = await stampPdf({ source: path, target: null, text: name.slice(0, 80) });
  if (typeof outcome !== 'string') return succeed(outcome.pages);
  return refuse({ code: outcome === 'encrypted' ? 'FILE_LOCKED' : 'FILE_BROKEN' });
}

async function typeOf(path: string, { kind, name }: Pick<ExpectedUpload, 'kind' | 'name'>) {
  const found = (await isUtf16(path)) ? undefined : await fileTypeFromFile(path);
  if (found === undefined) return (await isScript(path)) ? null : textTypeOf(name, kind);
  const [mime = ''] = found.mime.split(';');
  const named = typeByName(name);
  const type = await readType(path, { mime, named });
  if (type === null || !isUploadType(type)) return null;
  // A document is saved and opened by its name, which must match.
  return kind === 'document' && named !== type ? null : type;
}

/** Zoom, Android and ffmpeg write a film's brand into audio recordings; only the name tells them apart. */
const MPEG_4 = ['video/mp4', 'video/x-m4v', 'video/3gpp', 'video/3gpp2', 'video/quicktime', 'audio/mp4'];

interface FoundType {
  readonly mime: string;
  readonly named: UploadType | null;
}

async function readType(path: string, { mime, named }: FoundType): Promise<string | null> {
  if (mime === 'application/zip' && named !== mime) return archiveType(path);
  if (named === 'audio/x-m4a' && MPEG_4.includes(mime)) return named;
  return mime === 'video/x-m4v' ? 'video/mp4' : mime;
}

function isWhole(path: string, type: UploadType): Promise<boolean> {
  switch (uploadTypes[type].kind) {
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
const END_OF_ARCHIVE = 'PK\u0005\u0006';

function endingOf(type: UploadType): string {
  if (type === 'application/pdf') return '%%EOF';
  return /zip$|officedocument/.test(type) && type !== 'application/gzip' ? END_OF_ARCHIVE : '';
}

async function isWholeDocument(path: string, type: UploadType): Promise<boolean> {
  if (type.startsWith('text/')) return decodeText(await readFile(path)) !== null;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes(endingOf(type), 0, 'latin1');
  } finally {
    await file.close();
  }
}

const isScript = async (path: string): Promise<boolean> => /^(\xef\xbb\xbf)?#!/.test(await beginningOf(path));

const isUtf16 = async (path: string): Promise<boolean> =>
  /^(?:\xff\xfe[^\0]\0|\xfe\xff\0)/.test(await beginningOf(path));

async function beginningOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Text has no signature; its name decides the type. */
function textTypeOf(name: string, kind: UploadKind): UploadType | null {
  const type = typeByName(name);
  return type?.startsWith('text/') === true && uploadTypes[type].kind === kind ? type : null;
}

/** Captions are rewritten, so that nothing else in the file reaches a learner. */
async function inspectCaptions(path: string): Promise<Result<InspectedUpload, UploadRefused>> {
  const cues = parseCaptions(decodeUnicode(await readFile(path)) ?? '', decodeHTMLStrict);
  if (cues === null) return refuse({ code: 'FILE_BROKEN' });
  const bytes = Buffer.from(writeCaptions(cues));
  const facts = { ...noPicture, table_sample: null, page_count: null };
  return succeed({ type: 'text/vtt', size_bytes: bytes.byteLength, ...facts, read: () => once(bytes) });
}

const CONTENT_TYPES = '[Content_Types].xml';
/** Both are short lists of names in a real office file. */
const MAX_BYTES = 1_000_000;

/** Content type of an office file's main part; files with macros have another. */
const MAIN_PART = /application\/vnd\.openxmlformats-officedocument\.(\w+\.\w+)\.main\+xml/;
const office = new Map<string, UploadType>([
  ['wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['spreadsheetml.sheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [
    'presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
]);

/** Reads the list at the archive's end, because parts come in any order. Null: unreadable. */
async function archiveType(path: string): Promise<UploadType | null> {
  try {
    const parts = unzipSync(await readFile(path), {
      filter: ({ name, originalSize }) =>
        (name === CONTENT_TYPES || name === 'mimetype') && originalSize <= MAX_BYTES,
    });
    const { [CONTENT_TYPES]: types, mimetype } = parts;
    if (mimetype !== undefined && strFromU8(mimetype).trim() === 'application/epub+zip')
      return 'application/epub+zip';
    const [, main = ''] = types === undefined ? [] : (MAIN_PART.exec(strFromU8(types)) ?? []);
    return office.get(main) ?? 'application/zip';
  } catch {
    return null;
  }
}
