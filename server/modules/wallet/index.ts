/**
 * Wallets as their users and staff see them: balance, spending and transactions. Read-only; money moves through the
 * ledger.
 */

export { exportWalletTransactions } from './export-wallet-transactions.ts';
export { readAnyWallet, readWalletSummary } from './read-wallet-summary.ts';
export { listAllWallets } from './wallet.queries.ts';
export { listWalletTransactions, readWalletAtAGlance } from './wallet-history.ts';
