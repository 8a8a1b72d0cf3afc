import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { selectRequestsOf } from './refunds.queries.ts';

/** Lists the user's refund requests, newest first. */
export async function listOwnRequests(reader: Reader, userId: string, window: PageWindow) {
  const rows = await selectRequestsOf(reader, userId, window);
  return rows.map(({ user_id: _, decided_at, created_at, ...row }) => ({
    ...row,
    decided_at: decided_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}
