import type { Reader } from '#server/platform/db.ts';
import { selectWallets, type WalletFilter, type WalletWindow } from './wallet.queries.ts';

/** Wallets of everybody for the staff (AAPI-021); amounts in sen. The total is counted as far as one can page. */
export function listAllWallets(reader: Reader, filter: WalletFilter, window: WalletWindow) {
  return selectWallets(reader, filter, window);
}
