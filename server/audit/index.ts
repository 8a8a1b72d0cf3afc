/**
 * The audit log. An entry is written in the transaction of its event and never changed or deleted, which the database
 * enforces. Depends on no other module.
 */
export { anonymizeAuditEntries, listAudit } from './audit.queries.ts';
export { listSecurityEvents } from './list-security-events.ts';
export { maskEmail } from './mask-email.ts';
export { type Actor, type AuditEvent, recordAudit, recordAudits, systemActor } from './record-audit.ts';
