import { readAccount } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Rupiah, toRupiah } from '#shared/money.ts';
import { selectIntent } from './intents.queries.ts';

export interface CancelledIntent {
  readonly to: string;
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly reason: string;
}

/** The facts for the mail about a cancelled intent; null in any other state. */
export async function readCancelledIntent(reader: Reader, id: string): Promise<CancelledIntent | null> {
  const intent = await selectIntent(reader, id);
  if (intent?.status !== 'cancelled') return null;
  const { email, full_name } = await readAccount(reader, intent.user_id);
  const { title, reason } = intent;
  return { to: email, full_name, title, amount: toRupiah(intent.total_bigint), reason: reason ?? '' };
}
