import type { Reader } from '#server/platform/db.ts';
import { selectIntentsOf } from './intents.queries.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Lists all intents of the user, newest first. */
export async function listOwnIntents(reader: Reader, userId: string, window: Window) {
  const rows = await selectIntentsOf(reader, userId, window);
  return rows.map(({ id, kind, title, total_bigint, status, reason, order_id, created_at }) => ({
    id,
    kind,
    title,
    total_bigint,
    status,
    reason,
    order_id,
    created_at: created_at.toISOString(),
  }));
}
