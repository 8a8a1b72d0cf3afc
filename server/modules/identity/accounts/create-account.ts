import { hashPassword } from 'better-auth/crypto';
import type { Tx } from '#server/platform/db.ts';
import { insertAccount, type UserRow } from '../identity.queries.ts';

export interface AccountToCreate extends Pick<UserRow, 'email' | 'full_name' | 'role'> {
  /** null: one that signs in another way. */
  readonly password: string | null;
}

/**
 * Creates an account with a verified address, for the demo business and tests. Changes nothing if the address has an
 * account. Returns the user id.
 */
export async function createAccount(tx: Tx, { password, ...account }: AccountToCreate): Promise<string> {
  const password_hash = password === null ? null : await hashPassword(password);
  return insertAccount(tx, { ...account, password_hash });
}
