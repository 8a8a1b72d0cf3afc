/** Entries are written in the transaction of their event and never change, which the database enforces. */
export { anonymizeAuditEntries, listAudit } from './audit.queries.ts';
export { listSecurityEvents } from './list-security-events.ts';
export { maskEmail } from './mask-email.ts';
export { type Actor, type AuditEvent, recordAudit, recordAudits, systemActor } from './record-audit.ts';
