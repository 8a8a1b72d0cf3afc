import { exportHeadings as headings } from '#messages/exports.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvStream } from '#server/platform/csv.ts';
import type { Reader } from '#server/platform/db.ts';
import { dayOf, formatTime } from '#shared/dates.ts';
import { type AuditLogQuery, type AuditLogRow, selectAuditLog } from './audit-log.queries.ts';
import { toAuditFilter } from './list-audit-log.ts';

const header = () => [
  ...[headings.id, headings.date, headings.time, headings.actor, headings.email, headings.role],
  ...[headings.action, headings.kind, headings.subjectId, headings.subject, headings.before, headings.after],
  ...[headings.address, headings.device, headings.requestId],
];
const BATCH = 1000;

/** Streams the matching entries as CSV, newest first. */
export function exportAuditLog(reader: Reader, query: AuditLogQuery): CsvFile {
  return {
    file_name: `audit-${dayOf(new Date())}.csv`,
    content_type: CSV_TYPE,
    content: csvStream(header(), rowsOf(reader, query)),
  };
}

/** Keyset pagination: every batch costs the same. */
async function* rowsOf(reader: Reader, query: AuditLogQuery): AsyncGenerator<CsvRow, void> {
  const filter = await toAuditFilter(reader, query);
  let before: number | undefined;
  for (;;) {
    const entries = await selectAuditLog(reader, filter, { limit: BATCH, before });
    for (const entry of entries) yield cellsOf(entry);
    before = entries.at(-1)?.id;
    if (entries.length < BATCH) return;
  }
}

function cellsOf(entry: AuditLogRow): CsvRow {
  return [
    entry.id,
    dayOf(entry.created_at),
    formatTime(entry.created_at),
    entry.actor_name,
    entry.actor_email,
    entry.actor_role,
    entry.action,
    entry.subject_type,
    entry.subject_id,
    entry.subject_name,
    entry.before,
    entry.after,
    entry.address,
    entry.user_agent,
    entry.request_id,
  ];
}
