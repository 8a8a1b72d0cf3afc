/**
 * Accounts, sessions, roles and profiles. It promises that a caller is who the session says, is active and has
 * a confirmed address; it never lets a request choose a role, and never says whether an address has an account.
 */

export { ADDRESS_HEADER } from './auth-options.ts';
export { type AccountToCreate, createAccount } from './create-account.ts';
export type { Account, AccountLookup, Identity, IdentityOptions } from './create-identity.ts';
export { createIdentity } from './create-identity.ts';
export { dropExpiredSessions } from './drop-expired-sessions.ts';
export { getProfile } from './get-profile.ts';
export type { Profile } from './profile.ts';
export { readAccount } from './read-account.ts';
export { readProfileCompletion } from './read-profile-completion.ts';
export { readShortNames } from './read-short-names.ts';
export { recordFormCompletion } from './record-form-completion.ts';
export { syncAccount } from './sync-account.ts';
export { updateProfile } from './update-profile.ts';
