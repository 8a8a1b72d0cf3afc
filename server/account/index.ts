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
export {
  type AccountInput,
  type AccountMail,
  cancelDeletion,
  changeUnverifiedEmail,
  createAccount,
  ensureGuestAccount,
  erasePerson,
  findActiveAccount,
  findRecipient,
  queueAccountMail,
  type Recipient,
  readAccount,
  readShortNames,
  requestDeletion,
  syncAccount,
} from './accounts.ts';
export { ADDRESS_HEADER, passwordProblem } from './auth/auth-options.ts';
export { GOOGLE, MAILED_HEADER, type OpenIdProvider } from './auth/auth-plugins.ts';
export type { Account, AccountLookup, Identity, IdentityOptions } from './auth/create-identity.ts';
export { createIdentity } from './auth/create-identity.ts';
export {
  confirmEmailChange,
  confirmPhone,
  type PhoneServices,
  removePhone,
  requestEmailChange,
  requestPhone,
} from './contact-details.ts';
export { listDueDeletions, lockDueDeletion, markDeletionDue } from './deletion.queries.ts';
export {
  deleteBillingDetails,
  findMailLanguage,
  isProvedAddress,
  readBillingDetails,
  readPreferences,
  saveBillingDetails,
  updatePreferences,
  wantsMail,
} from './profile.queries.ts';
export {
  chooseInvoiceParty,
  getProfile,
  type InvoiceChoice,
  readProfileCompletion,
  recordFormCompletion,
  updateProfile,
} from './profile.ts';
export { listAdminChanges } from './roles.queries.ts';
export { decideAdminChange, mayApprove, setActive, setRole } from './roles.ts';
export { resetSecondFactor } from './second-factor.ts';
export {
  canDeleteAccount,
  isConfirmed,
  readSecurity,
  reauthenticate,
  recordFailedSignIn,
  recordSecurityEvent,
  sendReauthenticationCode,
} from './security.ts';
export {
  describeDevice,
  listSessions,
  revokeAllSessions,
  revokeOtherSessions,
  revokeSession,
  sessionCookieName,
  signSessionToken,
} from './sessions.ts';
