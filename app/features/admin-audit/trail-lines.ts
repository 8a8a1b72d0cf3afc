import type { AuditEntry } from '#contract/admin/audit.ts';
import { actionWord } from './audit-words.ts';
import { actorName, origin } from './entry-words.ts';

/** Entries in a line each, for where they stand beside other things. */
export function trailLines(entries: readonly AuditEntry[]) {
  return entries.map((entry) => ({
    id: entry.id,
    text: actionWord(entry.action),
    by: `${actorName(entry)} · ${origin(entry)}`,
    at: entry.created_at,
  }));
}
