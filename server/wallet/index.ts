/**
 * Wallets as their users and staff see them: balance, spending and transactions; and how staff adjust and freeze them.
 * Every adjustment is one posting of the ledger, one over the limit waits for a second admin, and every action is in the
 * audit log. Never writes a balance itself.
 */

export { listAdjustments } from './adjustments/adjustments.queries.ts';
export { adjustWallet, decideAdjustment } from './adjustments/adjustments.ts';
export { setWalletFrozen } from './adjustments/set-wallet-frozen.ts';
export { readAnyWallet, readWalletSummary, unusedWallet } from './read-wallet-summary.ts';
export { listAllWallets } from './wallet.queries.ts';
export {
  exportWalletTransactions,
  listStatement,
  listWalletTransactions,
  readWalletOverview,
  type WalletOverview,
} from './wallet-history.ts';
