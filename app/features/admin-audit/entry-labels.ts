import type { AuditEntry } from '#contract/admin/audit.ts';
import { shortId } from '#shared/short-id.ts';
import { auditCopy as copy } from './audit-copy.ts';

/** The name, else the beginning of a long id, else the word that it is known by. */
export function subjectLabel({ subject_name, subject_id }: AuditEntry): string {
  if (subject_name !== null) return subject_name;
  return subject_id.length === 36 ? shortId(subject_id) : subject_id;
}

/** Whoever did it. A wrong password was tried by nobody who is known. */
export function actorName({ actor_name, address }: AuditEntry): string {
  return actor_name ?? (address === null ? copy.system : copy.unknown);
}

/** The device and the address that it came from. */
export const originLabel = ({ device, address }: AuditEntry): string =>
  [device, address].filter((part) => part !== null).join(' · ') || copy.system;
