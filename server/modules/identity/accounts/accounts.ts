import type { Reader } from '#server/platform/db.ts';
import { findUser, findUserByEmail, type UserRow } from '../identity.queries.ts';

/** The account with an id from outside; null if unknown or closed. */
export async function findActiveAccount(reader: Reader, userId: string): Promise<UserRow | null> {
  const user = await findUser(reader, userId);
  return user?.is_active === true ? user : null;
}

/** Like `findActiveAccount`, by id or e-mail address as typed. */
export async function findActiveRecipient(reader: Reader, recipient: string): Promise<UserRow | null> {
  const user = recipient.includes('@')
    ? await findUserByEmail(reader, recipient.toLowerCase())
    : await findUser(reader, recipient);
  return user?.is_active === true ? user : null;
}

/** The account of a signed-in user. */
export async function readAccount(reader: Reader, userId: string): Promise<UserRow> {
  const user = await findUser(reader, userId);
  if (user === null) throw new Error('account of a session not found');
  return user;
}
