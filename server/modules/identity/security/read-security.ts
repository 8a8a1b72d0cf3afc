import type { Reader } from '#server/platform/db.ts';
import { findEmailChange } from '../email/email-changes.queries.ts';
import { toIso } from '../identity.queries.ts';
import { findSecuritySettings } from './security.queries.ts';

/** Security settings of an account, for its owner. */
export async function readSecurity(reader: Reader, userId: string) {
  const [{ person, logins, passkeys }, email_change] = await Promise.all([
    findSecuritySettings(reader, userId),
    findEmailChange(reader, userId),
  ]);
  if (person === null) throw new Error('account of the security settings not found');
  return {
    email: person.email,
    phone_number: person.phone_number,
    has_password: logins.some(({ has_password }) => has_password),
    two_factor_enabled: person.two_factor_enabled,
    delete_after: person.delete_after === null ? null : toIso(person.delete_after),
    email_change,
    logins: logins
      .filter(({ provider }) => provider !== 'credential')
      .map(({ id, provider, created_at }) => ({ id, provider, created_at: toIso(created_at) })),
    passkeys: passkeys.map((passkey) => ({ ...passkey, created_at: toIso(passkey.created_at) })),
  };
}
