import { exportHeadings as headings } from '#messages/documents/exports.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { dayAfter, dayOf, formatTime, startOfDay } from '#shared/time/dates.ts';
import {
  type AuditLogCursor,
  type AuditLogFilter,
  type AuditLogQuery,
  type AuditLogRow,
  hasAuditLog,
  selectAuditLog,
} from './audit-log.queries.ts';

interface Window extends AuditLogCursor {
  readonly limit: number;
}

function toAuditFilter({ from, until, ...rest }: AuditLogQuery): AuditLogFilter {
  return {
    ...rest,
    ...(from !== undefined && { from: startOfDay(from) }),
    ...(until !== undefined && { until: startOfDay(dayAfter(startOfDay(until))) }),
  };
}

/** Newest first, by cursor, so that new entries shift nothing. */
export async function listAuditLog(reader: Reader, query: AuditLogQuery, window: Window) {
  const filter = toAuditFilter(query);
  const { limit, before, after } = window;
  const isBackward = after !== undefined;
  const found = await selectAuditLog(reader, filter, {
    limit: limit + 1,
    ...(isBackward ? { after } : { before }),
  });
  const hasMore = found.length > limit;
  const rows = hasMore ? (isBackward ? found.slice(1) : found.slice(0, -1)) : found;
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
  const behind = isBackward
    ? await hasAuditLog(reader, filter, { before: last ?? after + 1 })
    : before !== undefined && (await hasAuditLog(reader, filter, { after: first ?? before - 1 }));
  return {
    entries: rows,
    has_newer: isBackward ? hasMore : behind,
    has_older: isBackward ? behind : hasMore,
  };
}

const header = () => [
  ...[headings.id, headings.date, headings.time, headings.actor, headings.email, headings.role],
  ...[headings.action, headings.kind, headings.subjectId, headings.subject, headings.before, headings.after],
  ...[headings.address, headings.device, headings.requestId],
];
const BATCH = 1000;

export function exportAuditLog(reader: Reader, query: AuditLogQuery): CsvFile {
  return {
    file_name: `audit-${dayOf(new Date())}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(header(), rowsOf(reader, query)),
  };
}

/** Keyset pagination: every batch costs the same. */
async function* rowsOf(reader: Reader, query: AuditLogQuery): AsyncGenerator<CsvRow, void> {
  const filter = toAuditFilter(query);
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
