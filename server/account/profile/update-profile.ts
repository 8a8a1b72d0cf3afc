import type { Profile } from '#contract/account/profile.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  ensureProfile,
  type FormCompletion,
  incrementFormCount,
  lockProfile,
  type ProfileChange,
  writeProfile,
  writeUser,
} from '../account.queries.ts';
import { getProfile } from './profile.ts';

export interface ProfileUpdate extends ProfileChange {
  readonly full_name?: string | undefined;
  /** The `updated_at` that was edited; without it the change overwrites any version. */
  readonly base_updated_at?: string | undefined;
}

/** A blank name stays (API-077). Refuses an outdated edit, so that it does not overwrite another tab's. */
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

/** Counts a sent form in the sender's profile (ENT-007, API-034). */
export async function recordFormCompletion(tx: Tx, completion: FormCompletion): Promise<void> {
  await ensureProfile(tx, completion.user_id);
  await incrementFormCount(tx, completion);
}
