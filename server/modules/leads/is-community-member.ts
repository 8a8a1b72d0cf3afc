import type { Reader } from '#server/platform/db.ts';
import { isMember } from './leads.queries.ts';

/** Whether the user has joined; only then may they be shown the group (DECISIONS 31). */
export function isCommunityMember(reader: Reader, userId: string): Promise<boolean> {
  return isMember(reader, userId);
}
