/**
 * Accounts as staff see them: the list with its figures, one account's details, and the audit log. Writes only the
 * notes of the staff.
 */
export { exportAuditLog, listAuditLog } from './audit-log.ts';
export { erasePersonNotes } from './desk/person-desk.queries.ts';
export { addPersonNote, readPersonDesk, readPersonNotes, removePersonNote } from './desk/person-desk.ts';
export { getPerson } from './get-person.ts';
export { findPeople, listPeople } from './people.queries.ts';
