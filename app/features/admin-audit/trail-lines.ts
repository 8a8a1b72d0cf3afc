import type { AuditEntry } from '#contract/admin/audit.ts';
import { actionLabel } from './audit-labels.ts';
import { actorName, originLabel } from './entry-labels.ts';

/** Entries in a line each, for where they stand beside other things. */
export function toTrailLines(entries: readonly AuditEntry[]) {
  return entries.map((entry) => ({
    id: entry.id,
    text: actionLabel(entry.action),
    by: `${actorName(entry)} · ${originLabel(entry)}`,
    at: entry.created_at,
  }));
}
