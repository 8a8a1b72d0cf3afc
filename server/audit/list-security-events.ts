import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { accountActions, userActions } from '#shared/people/audit.ts';
import { listAudit } from './audit.queries.ts';

const visibleToOwner = [...accountActions, ...userActions];
type VisibleAction = (typeof visibleToOwner)[number];

function visible(action: string): VisibleAction {
  const found = visibleToOwner.find((known) => known === action);
  if (found === undefined) throw new Error(`${action} was read for an owner who must not see it`);
  return found;
}

/** Newest first and without the names of staff. */
export async function listSecurityEvents(reader: Reader, userId: string, window: PageWindow) {
  const subject = { type: 'user', id: userId };
  const { entries, total } = await listAudit(reader, { subject, actions: visibleToOwner, ...window });
  const events = entries.map((entry) => ({
    id: entry.id,
    action: visible(entry.action),
    is_own: entry.actor_id === userId,
    address: entry.actor_id === null || entry.actor_id === userId ? entry.address : null,
    user_agent: entry.actor_id === null || entry.actor_id === userId ? entry.user_agent : null,
    created_at: entry.created_at,
  }));
  return { events, total };
}
