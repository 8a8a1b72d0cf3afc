/**
 * People as the staff sees them: the list with its figures, one person with what they have, and the log of who did
 * what. It only reads; what is done to people is done by the modules that own them.
 */
export { exportAuditLog } from './export-audit-log.ts';
export { findPeople } from './find-people.ts';
export { getPerson, type PersonDetails } from './get-person.ts';
export { listAuditLog } from './list-audit-log.ts';
export { type ListedPerson, listPeople } from './list-people.ts';
export type { PersonName } from './people.queries.ts';
