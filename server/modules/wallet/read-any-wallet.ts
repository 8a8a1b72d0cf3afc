import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readWalletSummary, type WalletSummary } from './read-wallet-summary.ts';
import { selectOwner } from './wallet.queries.ts';

export type OwnedWallet = WalletSummary & { readonly user_name: string; readonly user_email: string };

/** Any wallet with its owner, for staff; balance 0 if never used (AAPI-017). */
export async function readAnyWallet(
  reader: Reader,
  userId: string,
): Promise<Result<OwnedWallet, { readonly code: 'USER_NOT_FOUND' }>> {
  const owner = await selectOwner(reader, userId);
  if (owner === null) return refuse({ code: 'USER_NOT_FOUND' });
  return succeed({ ...(await readWalletSummary(reader, userId)), ...owner });
}
