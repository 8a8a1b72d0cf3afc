/**
 * The owner's books: a month's journal, documents, tax file and closing, and the nightly audit. Writes only which months
 * are closed, with their figures (ADR 0019), and what the audits found.
 */
export { auditBooks, type RunChecks } from './audit-books.ts';
export { bookAuditTally, readLastBookAudit } from './book-audits.queries.ts';
export { closeMonth, readBookMonth, readBookPeriod } from './book-months.ts';
export { exportCoretax, exportDocuments, exportJournal, readJournal } from './exports.ts';
