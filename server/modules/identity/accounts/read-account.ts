import type { Reader } from '#server/platform/db.ts';
import { findUser, toIso, type UserRow } from '../identity.queries.ts';

/** The account of a signed-in user, moments as ISO strings. Throws when it does not exist. */
export async function readAccount(reader: Reader, userId: string): Promise<UserRow> {
  const user = await findUser(reader, userId);
  if (user === null) throw new Error('an account was asked for that does not exist');
  return { ...user, created_at: toIso(user.created_at), updated_at: toIso(user.updated_at) };
}
