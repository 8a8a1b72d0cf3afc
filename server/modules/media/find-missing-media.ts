import type { Reader } from '#server/platform/db.ts';
import { mediaIdsIn } from '#shared/media.ts';
import { selectFiles } from './media.queries.ts';

/** The ids among our own media addresses in a text that name no public file: it was cleared away, or never was. */
export async function findMissingMedia(reader: Reader, text: string): Promise<readonly string[]> {
  const ids = mediaIdsIn(text);
  if (ids.length === 0) return [];
  const files = await selectFiles(reader, ids);
  const known = new Set(files.filter(({ access }) => access === 'public').map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
