/**
 * What the staff do to wallets: adjust them, and freeze them. Every adjustment is one posting by the ledger; one above
 * the limit waits until a second admin says yes. Each deed is in the audit log. It never writes a balance.
 */

export { type Adjusted, type Adjustment, adjustWallet } from './adjust-wallet.ts';
export type { AdjustmentRefusal, DecisionRefusal } from './adjustments.errors.ts';
export { type Decision, decideAdjustment } from './decide-adjustment.ts';
export { listAdjustments, type PendingAdjustment } from './list-adjustments.ts';
export { setWalletFrozen } from './set-wallet-frozen.ts';
