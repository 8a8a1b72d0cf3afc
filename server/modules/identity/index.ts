/**
 * Accounts, sessions, roles and profiles. It promises that a caller is who the session says, is active and has
 * a confirmed address; it never lets a request choose a role, and never says whether an address has an account.
 */

export { type AccountMail, queueAccountMail, type Recipient } from './accounts/account-mails.ts';
export { type AccountToCreate, createAccount } from './accounts/create-account.ts';
export {
  cancelDeletion,
  erasePerson,
  listDueDeletions,
  lockDueDeletion,
  markDeletionDue,
  requestDeletion,
} from './accounts/delete-account.ts';
export { findActiveAccount, findActiveRecipient } from './accounts/find-active-account.ts';
export { findUndeletedAccount } from './accounts/find-undeleted-account.ts';
export { readAccount } from './accounts/read-account.ts';
export { readShortNames } from './accounts/read-short-names.ts';
export { setActive, setRole } from './accounts/set-role.ts';
export { syncAccount } from './accounts/sync-account.ts';
export { ADDRESS_HEADER, passwordProblem } from './auth/auth-options.ts';
export { MAILED_HEADER } from './auth/auth-plugins.ts';
export type { Account, AccountLookup, Identity, IdentityOptions } from './auth/create-identity.ts';
export { createIdentity } from './auth/create-identity.ts';
export { GOOGLE, type OpenIdProvider } from './auth/oauth-providers.ts';
export { confirmEmailChange, requestEmailChange } from './email/change-email.ts';
export { countOtherAdmins, insertAccount, selectStaff as listStaff } from './identity.queries.ts';
export { confirmPhone, type PhoneServices, removePhone, requestPhone } from './phone/change-phone.ts';
export { getProfile } from './profile/get-profile.ts';
export { readPreferences, updatePreferences, wantsMail } from './profile/preferences.ts';
export type { Profile } from './profile/profile.ts';
export { readProfileCompletion } from './profile/read-profile-completion.ts';
export { recordFormCompletion } from './profile/record-form-completion.ts';
export { updateProfile } from './profile/update-profile.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export { readSecurity } from './security/read-security.ts';
export { isConfirmed, reauthenticate, sendReauthenticationCode } from './security/reauthenticate.ts';
export { recordFailedSignIn, recordSecurityEvent } from './security/security-events.ts';
export { type Device, describeDevice } from './sessions/describe-device.ts';
export { listSessions } from './sessions/list-sessions.ts';
export { pruneExpiredSessions } from './sessions/prune-expired-sessions.ts';
export { revokeAllSessions, revokeOtherSessions, revokeSession } from './sessions/revoke-sessions.ts';
export { sessionCookieName, signSessionToken } from './sessions/session-token.ts';
