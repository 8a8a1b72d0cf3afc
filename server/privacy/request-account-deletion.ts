import { findUndeletedAccount, requestDeletion } from '#server/account/index.ts';
import type { Actor } from '#server/audit/index.ts';
import { readWallet } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';
import { type Result, refuse } from '#shared/result.ts';

interface AccountDeletionRequest {
  readonly actor: Actor & { readonly id: string };
  /** Differs from the actor when an admin deletes an account. */
  readonly user_id: string;
  readonly gives_up_balance: boolean;
  readonly app_url: string;
}

type DeletionRefusal =
  | { readonly code: 'BALANCE_LEFT'; readonly details: { readonly balance_bigint: Sen } }
  | { readonly code: 'LAST_ADMIN' }
  | { readonly code: 'USER_NOT_FOUND' };

export async function requestAccountDeletion(
  tx: Tx,
  { actor, user_id, gives_up_balance, app_url }: AccountDeletionRequest,
): Promise<Result<string, DeletionRefusal>> {
  const balance_bigint = (await readWallet(tx, user_id))?.balance_bigint;
  if (balance_bigint !== undefined && balance_bigint > 0 && !gives_up_balance) {
    return refuse({ code: 'BALANCE_LEFT', details: { balance_bigint } });
  }
  return requestDeletion(tx, { actor, user_id, app_url });
}

/** Refuses another admin: deletion would unmake one, which takes two admins (DECISIONS 70). */
export async function requestDeletionByStaff(
  tx: Tx,
  request: AccountDeletionRequest,
): Promise<Result<string, DeletionRefusal | { readonly code: 'STILL_ADMIN' }>> {
  const { actor, user_id } = request;
  const isOther = actor.id !== user_id;
  if (isOther && (await findUndeletedAccount(tx, user_id))?.role === 'admin') {
    return refuse({ code: 'STILL_ADMIN' });
  }
  return requestAccountDeletion(tx, request);
}
