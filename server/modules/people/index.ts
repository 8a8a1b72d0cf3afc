/** Accounts as staff see them: the list with its figures, one account's details, and the audit log. Read-only. */
export { exportAuditLog, listAuditLog } from './audit-log.ts';
export { getPerson } from './get-person.ts';
export { findPeople, listPeople } from './people.queries.ts';
