/**
 * The audit log. Entries are written in the transaction of their event and never change, which the database enforces.
 */

export { anonymizeAuditEntries, listAudit } from './audit.queries.ts';
export {
  type Actor,
  type AuditEvent,
  listSecurityEvents,
  maskEmail,
  recordAudit,
  recordAudits,
  systemActor,
} from './audit.ts';
export type { AuditLogQuery, AuditLogRow } from './audit-log.queries.ts';
export { exportAuditLog, listAuditLog } from './audit-log.ts';
