/**
 * What people may ask of their data: which mails they get, what they agreed to, a copy of everything, and to be
 * forgotten. It knows the modules that keep something about people and tells each of them; money is never touched.
 */

export { dropExpiredExports } from './drop-expired-exports.ts';
export { packRequestedExport, readExport, readExportFile, requestExport } from './export-account.ts';
export { forgetAtOnce, forgetWhoLeft, leave } from './leave.ts';
export { changeMailChoices, type MailChoices, readMailChoices } from './mail-choices.ts';
export { unsubscribe, unsubscribeToken } from './unsubscribe.ts';
export { withdrawConsent } from './withdraw-consent.ts';
