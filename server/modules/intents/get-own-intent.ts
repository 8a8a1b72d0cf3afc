import { readWallet } from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Intent, toIntent } from './intent.ts';
import { selectOwnIntent } from './intents.queries.ts';

export interface IntentNotFound {
  readonly code: 'INTENT_NOT_FOUND';
}

/** Another user's intent reads as not found. */
export async function getOwnIntent(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<Intent, IntentNotFound>> {
  const row = await selectOwnIntent(reader, userId, id);
  if (row === null) return refuse({ code: 'INTENT_NOT_FOUND' });
  const wallet = await readWallet(reader, userId);
  return succeed(toIntent(row, wallet?.balance_bigint ?? sen(0)));
}
