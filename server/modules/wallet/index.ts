/**
 * What a user sees of the own wallet: balance, spending and lines. It only reads; money is moved by the modules
 * that have a reason to, through the ledger.
 */

export { listWalletTransactions, type WalletTransaction } from './list-wallet-transactions.ts';
export { readWalletSummary, type WalletSummary } from './read-wallet-summary.ts';
