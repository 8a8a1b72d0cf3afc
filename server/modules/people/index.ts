/** Accounts as staff see them: the list with its figures, one account's details, and the audit log. Read-only. */
export { exportAuditLog } from './export-audit-log.ts';
export { getPerson } from './get-person.ts';
export { listAuditLog } from './list-audit-log.ts';
export { findPeople, listPeople } from './people.queries.ts';
