/**
 * Wallets as their users and staff see them: balance, spending and transactions. Read-only; money moves through the
 * ledger.
 */

export { readAnyWallet, readWalletSummary, unusedWallet } from './read-wallet-summary.ts';
export { listAllWallets } from './wallet.queries.ts';
export {
  exportWalletTransactions,
  listStatement,
  listWalletTransactions,
  readWalletOverview,
  type WalletOverview,
} from './wallet-history.ts';
