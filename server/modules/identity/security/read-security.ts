import type { Reader } from '#server/platform/db.ts';
import { findEmailChange } from '../email/email.queries.ts';
import { findSecuritySettings } from './security.queries.ts';

/** Security settings of an account, for its owner. */
export async function readSecurity(reader: Reader, userId: string) {
  const [{ person, logins, passkeys }, email_change] = await Promise.all([
    findSecuritySettings(reader, userId),
    findEmailChange(reader, userId),
  ]);
  if (person === null) throw new Error('account of the security settings not found');
  return {
    ...person,
    has_password: logins.some(({ has_password }) => has_password),
    email_change,
    logins: logins
      .filter(({ provider }) => provider !== 'credential')
      .map(({ has_password: _, ...login }) => login),
    passkeys,
  };
}
