import type { AuditEntry } from '#contract/audit/admin.ts';
import { subjectLabel } from './entry-labels.ts';

export interface EntryGroup {
  readonly entry: AuditEntry;
  readonly entries: readonly AuditEntry[];
}

export function groupEntries(entries: readonly AuditEntry[]): readonly EntryGroup[] {
  const groups: { entry: AuditEntry; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && keyOf(last.entry) === keyOf(entry)) last.entries.push(entry);
    else groups.push({ entry, entries: [entry] });
  }
  return groups;
}

const keyOf = (entry: AuditEntry): string =>
  [entry.action, entry.actor_id, subjectLabel(entry), entry.address, entry.created_at.slice(0, 16)].join('|');
