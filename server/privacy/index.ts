/** Mail preferences, consents, export and erasure, across all modules that store personal data. Never touches money. */
export {
  eraseAccountNow,
  eraseDueAccounts,
  requestAccountDeletion,
  requestDeletionByStaff,
} from './account-deletion.ts';
export { packRequestedExport, readExportFile, requestExport } from './export-account.ts';
export {
  readMailPreferences,
  unsubscribe,
  unsubscribeToken,
  updateMailPreferences,
  withdrawConsent,
} from './mail-preferences.ts';
export { pruneExpiredExports, readExport } from './privacy.queries.ts';
