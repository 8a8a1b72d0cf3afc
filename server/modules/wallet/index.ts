/**
 * What a user sees of the own wallet, and the staff of everybody's: balance, spending and lines. It only reads; money is
 * moved by the modules that have a reason to, through the ledger.
 */

export { exportWalletTransactions } from './export-wallet-transactions.ts';
export { listAllWallets } from './list-all-wallets.ts';
export {
  listWalletTransactions,
  type WalletTransaction,
} from './list-wallet-transactions.ts';
export { readAnyWallet } from './read-any-wallet.ts';
export { readWalletHistory, type WalletHistory } from './read-wallet-history.ts';
export { readWalletSummary, type WalletSummary } from './read-wallet-summary.ts';
