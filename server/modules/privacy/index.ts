/**
 * What people may ask of their data: which mails they get, what they agreed to, a copy of everything, and to be
 * forgotten. It knows the modules that keep something about people and tells each of them; money is never touched.
 */

export { packRequestedExport, readExport, readExportFile, requestExport } from './export-account.ts';
export { type MailPreferences, readMailPreferences, updateMailPreferences } from './mail-preferences.ts';
export { pruneExpiredExports } from './prune-expired-exports.ts';
export { eraseAccountNow, eraseDueAccounts, requestAccountDeletion } from './request-account-deletion.ts';
export { unsubscribe, unsubscribeToken } from './unsubscribe.ts';
export { withdrawConsent } from './withdraw-consent.ts';
