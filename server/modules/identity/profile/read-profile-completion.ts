import type { Reader } from '#server/platform/db.ts';
import type { ProfileCompletion } from '#shared/profile.ts';
import { getProfile } from './get-profile.ts';

/** How complete the profile is, read in the caller's transaction; for the 80 % rule (DECISIONS 16). */
export async function readProfileCompletion(reader: Reader, userId: string): Promise<ProfileCompletion> {
  return (await getProfile(reader, userId)).completion;
}
