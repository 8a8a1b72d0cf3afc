import type { Reader } from '#server/platform/db.ts';
import { findUndeletedUser, type UserRow } from '../identity.queries.ts';

/** The account behind an id that came from outside, open or closed; null when there is none, or its person was deleted. */
export function findUndeletedAccount(reader: Reader, userId: string): Promise<UserRow | null> {
  return findUndeletedUser(reader, userId);
}
