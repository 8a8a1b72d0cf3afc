import type { Tx } from '#server/platform/db.ts';
import { ensureProfile, type UserRow, writeUser } from '../identity.queries.ts';
import { readAccount } from './accounts.ts';

export interface AccountChange {
  readonly full_name?: string | undefined;
  readonly avatar_url?: string | null | undefined;
}

/** Ensures a profile, updates name and picture, and returns the account (API-073). */
export async function syncAccount(tx: Tx, userId: string, change: AccountChange): Promise<UserRow> {
  await ensureProfile(tx, userId);
  await writeUser(tx, userId, change);
  return readAccount(tx, userId);
}
