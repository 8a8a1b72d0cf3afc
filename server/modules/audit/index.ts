/**
 * Who did what to whom. Entries are written in the transaction of the deed and are never changed or dropped: the
 * database refuses it. It knows no other module; those above say in their own words what happened.
 */
export { anonymizeAuditEntries } from './audit.queries.ts';
export { listAudit, listSecurityEvents } from './list-audit.ts';
export { type Actor, type AuditEvent, recordAudit, recordAudits, systemActor } from './record-audit.ts';
