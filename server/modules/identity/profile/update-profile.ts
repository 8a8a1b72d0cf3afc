import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockProfile, type ProfileChange, writeProfile, writeUser } from '../identity.queries.ts';
import { getProfile } from './get-profile.ts';
import type { Profile } from './profile.ts';

export interface ProfileUpdate extends ProfileChange {
  readonly full_name?: string | undefined;
  /** The `updated_at` that the change was made on; without it the change is written on whatever stands there. */
  readonly base_updated_at?: string | undefined;
}

/**
 * Changes the named fields and leaves the rest (API-077). A blank name keeps the old one: an account needs one. Refuses
 * a change that was made on an older profile than the one that stands, so that no other tab is overwritten unseen.
 */
export async function updateProfile(
  tx: Tx,
  userId: string,
  { base_updated_at, full_name, ...change }: ProfileUpdate,
): Promise<Result<Profile, { readonly code: 'PROFILE_CHANGED' }>> {
  await lockProfile(tx, userId);
  if (base_updated_at !== undefined) {
    const { updated_at } = await getProfile(tx, userId);
    if (updated_at !== new Date(base_updated_at).toISOString()) return refuse({ code: 'PROFILE_CHANGED' });
  }
  if (full_name !== undefined && full_name !== '') await writeUser(tx, userId, { full_name });
  await writeProfile(tx, userId, change);
  return succeed(await getProfile(tx, userId));
}
