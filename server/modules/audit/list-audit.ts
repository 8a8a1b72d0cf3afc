import type { Reader } from '#server/platform/db.ts';
import { accountActions, userActions } from '#shared/audit.ts';
import { type AuditFilter, type AuditRow, selectEntries } from './audit.queries.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

const visibleToOwner = [...accountActions, ...userActions];
type Visible = (typeof visibleToOwner)[number];

function visible(action: string): Visible {
  const found = visibleToOwner.find((known) => known === action);
  if (found === undefined) throw new Error(`${action} was read for an owner who must not see it`);
  return found;
}

function toEntry({ created_at, ...row }: AuditRow) {
  return { ...row, created_at: created_at.toISOString() };
}

/** Entries of one subject, actor or kind, newest first. `people` adds the names. */
export async function listAudit(reader: Reader, filter: AuditFilter) {
  const { entries, total } = await selectEntries(reader, filter);
  return { entries: entries.map(toEntry), total };
}

/** Events of one's own account, newest first, without the names of staff. */
export async function listSecurityEvents(reader: Reader, userId: string, window: Window) {
  const subject = { type: 'user', id: userId };
  const { entries, total } = await selectEntries(reader, { subject, actions: visibleToOwner, ...window });
  const events = entries.map(toEntry).map((entry) => ({
    id: entry.id,
    action: visible(entry.action),
    is_own: entry.actor_id === userId,
    address: entry.actor_id === null || entry.actor_id === userId ? entry.address : null,
    user_agent: entry.actor_id === null || entry.actor_id === userId ? entry.user_agent : null,
    created_at: entry.created_at,
  }));
  return { events, total };
}
