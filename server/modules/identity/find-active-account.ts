import type { Reader } from '#server/platform/db.ts';
import { findUser, type UserRow } from './identity.queries.ts';

/** The account behind an id that came from outside; null when there is none, or it was closed. */
export async function findActiveAccount(reader: Reader, userId: string): Promise<UserRow | null> {
  const user = await findUser(reader, userId);
  return user?.is_active === true ? user : null;
}
