import type { Reader } from '#server/platform/db.ts';
import { findOwnProfile } from '../identity.queries.ts';
import { type Profile, toProfile } from './profile.ts';

/** Profile and its completion (API-076). Throws when the user does not exist: callers come from a session. */
export async function getProfile(reader: Reader, userId: string): Promise<Profile> {
  const stored = await findOwnProfile(reader, userId);
  if (stored === null) throw new Error('a profile was asked for a user that does not exist');
  return toProfile(userId, stored);
}
