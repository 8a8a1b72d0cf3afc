import type { Tx } from '#server/platform/db.ts';
import { withdrawIntentsOf } from './intents.queries.ts';

/** Withdraws what somebody who left was still waiting to buy. */
export async function eraseIntents(tx: Tx, userId: string): Promise<void> {
  await withdrawIntentsOf(tx, userId);
}
