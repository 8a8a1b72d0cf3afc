/**
 * The owner's books: a month's journal, documents, tax file and closing. Writes only which months are closed, with
 * their figures (ADR 0019).
 */
export { closeMonth, readBookMonth, readBookPeriod } from './book-months.ts';
export { exportCoretax, exportDocuments, exportJournal, readJournal } from './exports.ts';
