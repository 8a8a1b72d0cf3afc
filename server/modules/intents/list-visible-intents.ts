import { readWallet } from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { sen } from '#shared/money.ts';
import { type Intent, toIntent } from './intent.ts';
import { selectVisibleIntents } from './intents.queries.ts';

const RECENT_WINDOW = { limit: 10, days: 14 } as const;

/** Lists the waiting and the unseen cancelled intents of the last two weeks, newest first. */
export async function listVisibleIntents(reader: Reader, userId: string): Promise<readonly Intent[]> {
  const rows = await selectVisibleIntents(reader, userId, RECENT_WINDOW);
  if (rows.length === 0) return [];
  const wallet = await readWallet(reader, userId);
  return rows.map((row) => toIntent(row, wallet?.balance_bigint ?? sen(0)));
}
