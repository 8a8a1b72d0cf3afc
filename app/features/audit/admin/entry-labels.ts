import type { AuditEntry } from '#contract/audit/admin.ts';
import { auditCopy as copy } from '#messages/audit/admin.ts';
import { shortId } from '#shared/short-id.ts';
import { actionLabel } from './audit-labels.ts';

export function subjectLabel({ subject_name, subject_id }: AuditEntry): string {
  if (subject_name !== null) return subject_name;
  return subject_id.length === 36 ? shortId(subject_id) : subject_id;
}

export function actorName({ actor_name, address }: AuditEntry): string {
  return actor_name ?? (address === null ? copy.system : copy.unknown);
}

export const originLabel = ({ device, address }: AuditEntry): string =>
  [device, address].filter((part) => part !== null).join(' · ') || copy.system;

export function toTrailLines(entries: readonly AuditEntry[]) {
  return entries.map((entry) => ({
    id: entry.id,
    text: actionLabel(entry.action),
    by: `${actorName(entry)} · ${originLabel(entry)}`,
    at: entry.created_at,
  }));
}
