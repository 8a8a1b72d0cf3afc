/**
 * Accounts, sessions, roles and profiles. Guarantees that a caller is the session's user, active and with a verified
 * address. No request can choose a role, and no answer reveals whether an address has an account.
 */

export { hashPassword } from 'better-auth/crypto';
export {
  countOtherAdmins,
  findUndeletedAccount,
  insertAccount,
  listStaff,
  pruneExpiredSessions,
} from './account.queries.ts';
export { type AccountMail, queueAccountMail, type Recipient } from './accounts/account-mails.ts';
export {
  type AccountInput,
  changeUnverifiedEmail,
  createAccount,
  ensureGuestAccount,
  findActiveAccount,
  findRecipient,
  readAccount,
  readShortNames,
  syncAccount,
} from './accounts/accounts.ts';
export { listAdminChanges } from './accounts/admin-changes.queries.ts';
export { decideAdminChange, mayApprove } from './accounts/decide-admin-change.ts';
export { cancelDeletion, erasePerson, requestDeletion } from './accounts/delete-account.ts';
export { listDueDeletions, lockDueDeletion, markDeletionDue } from './accounts/deletion.queries.ts';
export { setActive, setRole } from './accounts/set-role.ts';
export { ADDRESS_HEADER, passwordProblem } from './auth/auth-options.ts';
export { MAILED_HEADER } from './auth/auth-plugins.ts';
export type { Account, AccountLookup, Identity, IdentityOptions } from './auth/create-identity.ts';
export { createIdentity } from './auth/create-identity.ts';
export { GOOGLE, type OpenIdProvider } from './auth/oauth-providers.ts';
export {
  deleteBillingDetails,
  readBillingDetails,
  saveBillingDetails,
} from './billing/billing-details.queries.ts';
export { chooseInvoiceParty, type InvoiceChoice } from './billing/choose-invoice-party.ts';
export { confirmEmailChange, requestEmailChange } from './email/change-email.ts';
export { confirmPhone, type PhoneServices, removePhone, requestPhone } from './phone/change-phone.ts';
export {
  findMailLanguage,
  isProvedAddress,
  readPreferences,
  updatePreferences,
  wantsMail,
} from './profile/preferences.queries.ts';
export { getProfile, readProfileCompletion } from './profile/profile.ts';
export { recordFormCompletion, updateProfile } from './profile/update-profile.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export {
  canDeleteAccount,
  isConfirmed,
  reauthenticate,
  sendReauthenticationCode,
} from './security/reauthenticate.ts';
export { readSecurity, recordFailedSignIn, recordSecurityEvent } from './security/security-events.ts';
export { sessionCookieName, signSessionToken } from './sessions/session-token.ts';
export {
  describeDevice,
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
} from './sessions/sessions.ts';
