/**
 * Wallets as their users and staff see them: balance, spending and transactions. Read-only; money moves through the
 * ledger.
 */

export { exportWalletTransactions } from './export-wallet-transactions.ts';
export {
  listWalletTransactions,
  type WalletTransaction,
} from './list-wallet-transactions.ts';
export { readAnyWallet } from './read-any-wallet.ts';
export { readWalletHistory, type WalletHistory } from './read-wallet-history.ts';
export { readWalletSummary, type WalletSummary } from './read-wallet-summary.ts';
export { listAllWallets } from './wallet.queries.ts';
