import type { Reader } from '#server/platform/db.ts';
import { selectJoinedAt } from './leads.queries.ts';

/** Since when the user is a member of the community; null when they are none. */
export async function readMembership(reader: Reader, userId: string): Promise<string | null> {
  return (await selectJoinedAt(reader, userId))?.toISOString() ?? null;
}
