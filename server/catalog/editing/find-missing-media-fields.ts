import type { ProductFields, ProductFile } from '#contract/catalog/admin-product-fields.ts';
import { findMissingMedia, lockFiles } from '#server/media/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { mediaIdsIn } from '#shared/files/media.ts';

interface MediaReference {
  readonly path: string;
  readonly text: string;
}

export async function findFieldsWithMissingMedia(
  tx: Tx,
  { files, ...fields }: ProductFields & { readonly files?: readonly ProductFile[] | undefined },
): Promise<string[]> {
  const { description, content_body, media_gallery, instructor_avatar, modules, content_metadata } = fields;
  const namings = [
    ...stringsIn({ description, content_body, media_gallery, instructor_avatar, modules, content_metadata }),
    ...stringsIn({ files: files?.map(({ file_id }) => ({ file_id })) }),
  ];
  const shown = await findMissingMedia(tx, namings.map(({ text }) => text).join('\n'));
  const handed = await missingFiles(tx, namings.filter(isFileIdField));
  return namings
    .filter((naming) =>
      isFileIdField(naming)
        ? handed.has(naming.path)
        : mediaIdsIn(naming.text).some((id) => shown.includes(id)),
    )
    .map(({ path }) => path);
}

/** Owner-only files are referred to by id in fields with these names. */
const isFileIdField = ({ path }: MediaReference) => /(^|[._])file_id$/.test(path);

/** Includes files of the wrong type, e.g. captions that are a video. Locks the others until commit. */
async function missingFiles(tx: Tx, namings: readonly MediaReference[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(namings.map(({ text }) => text))];
  if (ids.length === 0) return new Set();
  const typeOf = new Map((await lockFiles(tx, ids)).map(({ id, content_type }) => [id, content_type]));
  const isThere = ({ path, text }: MediaReference) =>
    typeOf.get(text)?.startsWith(expectedTypePrefix(path)) === true;
  return new Set(namings.filter((naming) => !isThere(naming)).map(({ path }) => path));
}

function expectedTypePrefix(path: string): string {
  if (path.endsWith('.captions_file_id')) return 'text/vtt';
  return path.endsWith('.video.file_id') ? 'video/' : '';
}

function* stringsIn(value: unknown, path = ''): Generator<MediaReference> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    yield* stringsIn(part, path === '' ? name : `${path}.${name}`);
}
