import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { UploadType } from '#shared/files/uploads.ts';

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
export async function archiveType(path: string): Promise<UploadType | null> {
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
