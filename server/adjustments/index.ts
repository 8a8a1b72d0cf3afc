/**
 * Staff adjust and freeze wallets. Every adjustment is one posting of the ledger; one over the limit waits for a second
 * admin. Every action is in the audit log. Never writes a balance itself.
 */

export { listAdjustments } from './adjustments.queries.ts';
export { adjustWallet, decideAdjustment } from './adjustments.ts';
export { setWalletFrozen } from './set-wallet-frozen.ts';
