import { describeDevice } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { dayAfter, startOfDay } from '#shared/dates.ts';
import {
  type AuditLogCursor,
  type AuditLogFilter,
  type AuditLogQuery,
  type AuditLogRow,
  hasAuditLog,
  selectAuditLog,
} from './audit-log.queries.ts';
import { selectPeopleIds } from './people.queries.ts';

interface Window extends AuditLogCursor {
  readonly limit: number;
}

/** Actors matched by a few letters, at most. */
const MAX_ACTOR_MATCHES = 100;

export async function toAuditFilter(reader: Reader, query: AuditLogQuery): Promise<AuditLogFilter> {
  const { actor, from, until, ...rest } = query;
  const isSomebody = actor !== undefined && actor !== '';
  return {
    ...rest,
    ...(isSomebody && { actor_ids: await selectPeopleIds(reader, actor, MAX_ACTOR_MATCHES) }),
    ...(from !== undefined && { from: startOfDay(from) }),
    ...(until !== undefined && { until: startOfDay(dayAfter(startOfDay(until))) }),
  };
}

/** A page of the log, newest first, by cursor, so that new entries shift nothing. */
export async function listAuditLog(reader: Reader, query: AuditLogQuery, window: Window) {
  const filter = await toAuditFilter(reader, query);
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
    entries: rows.map(toEntry),
    has_newer: isBackward ? hasMore : behind,
    has_older: isBackward ? behind : hasMore,
  };
}

function toEntry({ user_agent, ...row }: AuditLogRow) {
  return { ...row, device: user_agent === null ? null : describeDevice(user_agent).name };
}
