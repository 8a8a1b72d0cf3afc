import type { Tx } from '#server/platform/db.ts';
import { getProfile } from './get-profile.ts';
import { type ProfileChange, writeProfile, writeUser } from './identity.queries.ts';
import type { Profile } from './profile.ts';

export interface ProfileUpdate extends ProfileChange {
  readonly full_name?: string | undefined;
}

/** Changes the named fields and leaves the rest (API-077). A blank name keeps the old one: an account needs one. */
export async function updateProfile(tx: Tx, userId: string, update: ProfileUpdate): Promise<Profile> {
  const { full_name, ...change } = update;
  if (full_name !== undefined && full_name !== '') await writeUser(tx, userId, { full_name });
  await writeProfile(tx, userId, change);
  return getProfile(tx, userId);
}
