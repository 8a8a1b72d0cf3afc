/**
 * The owner's books: a month's journal, documents, tax file and closing. Writes only which months are closed, with
 * their figures (ADR 0019).
 */
export { closeMonth } from './close-month.ts';
export { exportCoretax } from './export-coretax.ts';
export { exportDocuments } from './export-documents.ts';
export { exportJournal, readJournal } from './export-journal.ts';
export { readBookMonth } from './read-book-month.ts';
export { readBookPeriod } from './read-book-period.ts';
