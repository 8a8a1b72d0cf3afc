import { hashPassword } from 'better-auth/crypto';
import type { Tx } from '#server/platform/db.ts';
import type { UserRole } from '#shared/roles.ts';
import { insertAccount } from '../identity.queries.ts';

export interface AccountToCreate {
  readonly email: string;
  readonly full_name: string;
  readonly password: string;
  readonly role: UserRole;
}

/**
 * Creates an account with a verified address, for the demo business and tests. Changes nothing if the address has an
 * account. Returns the user id.
 */
export async function createAccount(tx: Tx, account: AccountToCreate): Promise<string> {
  const { password, ...rest } = account;
  return insertAccount(tx, { ...rest, password_hash: await hashPassword(password) });
}
