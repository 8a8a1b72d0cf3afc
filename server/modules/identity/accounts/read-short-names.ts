import type { Reader } from '#server/platform/db.ts';
import { shortName } from '#shared/display-names.ts';
import { findNames } from '../identity.queries.ts';

/** First name and initial by account id: what other people may see. */
export async function readShortNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await findNames(reader, ids);
  return new Map(found.map(({ id, full_name }) => [id, shortName(full_name)]));
}
