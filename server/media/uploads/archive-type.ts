import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { UploadType } from '#shared/files/uploads.ts';

const CONTENT_TYPES = '[Content_Types].xml';
/** Both are lists of a few names; larger ones are no office file's. */
const MAX_BYTES = 1_000_000;

/** The type that the main part of an office file says. Ones with macros say another. */
const MAIN_PART = /application\/vnd\.openxmlformats-officedocument\.(\w+\.\w+)\.main\+xml/;
const office = new Map<string, UploadType>([
  ['wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['spreadsheetml.sheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [
    'presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
]);

/**
 * What an archive is by its list of contents, which stands at its end: programs that stream write sizes behind the data
 * and parts in any order, so that its beginning does not say. Null: no archive that can be read.
 */
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
