import type { Reader } from '#server/platform/db.ts';
import { findUser, findUserByEmail, type UserRow } from '../identity.queries.ts';

/** The account behind an id that came from outside; null when there is none, or it was closed. */
export async function findActiveAccount(reader: Reader, userId: string): Promise<UserRow | null> {
  const user = await findUser(reader, userId);
  return user?.is_active === true ? user : null;
}

/** The same by the id or the address of the account, as people type it. */
export async function findActiveRecipient(reader: Reader, recipient: string): Promise<UserRow | null> {
  const user = recipient.includes('@')
    ? await findUserByEmail(reader, recipient.toLowerCase())
    : await findUser(reader, recipient);
  return user?.is_active === true ? user : null;
}
