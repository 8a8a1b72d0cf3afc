import type { Reader } from '#server/platform/database/db.ts';
import { mediaIdsIn } from '#shared/files/media.ts';
import { readFiles } from './media.queries.ts';

export async function findMissingMedia(reader: Reader, text: string): Promise<readonly string[]> {
  const ids = mediaIdsIn(text);
  if (ids.length === 0) return [];
  const files = await readFiles(reader, ids);
  const known = new Set(files.filter(({ access }) => access === 'public').map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
