import { open, readFile } from 'node:fs/promises';
import { typeByName, type UploadType, uploadTypes } from '#shared/media.ts';

/** A PDF or archive ends with its trailer, followed by a comment at most. */
const TAIL_BYTES = 66_000;
const endings: Readonly<Partial<Record<UploadType, string>>> = { 'application/pdf': '%%EOF' };
const END_OF_ARCHIVE = 'PK\u0005\u0006';

/** Whether a PDF, office file or archive is complete, and a text file contains only text. */
export async function isWholeDocument(path: string, type: UploadType): Promise<boolean> {
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
export function textTypeOf(name: string): UploadType | null {
  const type = typeByName(name);
  return type?.startsWith('text/') === true && uploadTypes[type].kind === 'document' ? type : null;
}

const CUE = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m;

/** WebVTT in UTF-8 with at least one cue. */
export async function isReadableCaptions(path: string): Promise<boolean> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    return /^WEBVTT([ \t\r\n]|$)/.test(text) && CUE.test(text.replaceAll('\r', '\n'));
  } catch {
    return false;
  }
}
