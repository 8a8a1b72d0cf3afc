/**
 * Accounts as staff see them: the list with its figures, one account's details, and the audit log. Writes only the
 * notes of the staff.
 */
export { exportAuditLog, listAuditLog } from './audit-log.ts';
export { erasePersonNotes, findPeople, listPeople } from './people.queries.ts';
export { addPersonNote, getPerson, readPersonDesk, readPersonNotes, removePersonNote } from './person.ts';
