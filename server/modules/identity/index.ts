/**
 * Accounts, sessions, roles and profiles. It promises that a caller is who the session says, is active and has
 * a confirmed address; it never lets a request choose a role, and never says whether an address has an account.
 */

export { type AccountMail, queueAccountMail, type Recipient } from './account-mails.ts';
export { ADDRESS_HEADER, passwordProblem } from './auth-options.ts';
export { MAILED_HEADER } from './auth-plugins.ts';
export { confirmEmailChange, requestEmailChange } from './change-email.ts';
export { confirmPhone, type PhoneServices, removePhone, requestPhone } from './change-phone.ts';
export { type AccountToCreate, createAccount } from './create-account.ts';
export type { Account, AccountLookup, Identity, IdentityOptions } from './create-identity.ts';
export { createIdentity } from './create-identity.ts';
export {
  cancelDeletion,
  forgetPerson,
  letGo,
  listDueDeletions,
  lockDueDeletion,
  requestDeletion,
} from './delete-account.ts';
export { type Device, describeDevice } from './describe-device.ts';
export { dropExpiredSessions } from './drop-expired-sessions.ts';
export { endAllSessions, endOtherSessions, endSession } from './end-sessions.ts';
export { findAccount } from './find-account.ts';
export { findActiveAccount, findActiveRecipient } from './find-active-account.ts';
export { getProfile } from './get-profile.ts';
export { countOtherAdmins, insertAccount, selectStaff as listStaff } from './identity.queries.ts';
export { liftSecondFactor } from './lift-second-factor.ts';
export { listSessions } from './list-sessions.ts';
export { GOOGLE, type OpenIdProvider } from './oauth-providers.ts';
export { changePreferences, readPreferences, wantsMail } from './preferences.ts';
export type { Profile } from './profile.ts';
export { readAccount } from './read-account.ts';
export { readProfileCompletion } from './read-profile-completion.ts';
export { readSecurity } from './read-security.ts';
export { readShortNames } from './read-short-names.ts';
export { isConfirmed, reauthenticate, sendReauthenticationCode } from './reauthenticate.ts';
export { recordFormCompletion } from './record-form-completion.ts';
export { recordFailedSignIn, recordSecurityEvent } from './security-events.ts';
export { sessionCookieName, signSessionToken } from './session-token.ts';
export { setActive, setRole } from './set-role.ts';
export { syncAccount } from './sync-account.ts';
export { updateProfile } from './update-profile.ts';
