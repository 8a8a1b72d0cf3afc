import type { Tx } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';

/** What payments are opened for. Implemented by intents: payments know nothing of what is bought. */
export interface PaidPurchases {
  /** Locks the purchase and returns the account to credit, which a guest gets now. Called before any wallet is locked. */
  lockBuyer(tx: Tx, intentId: string): Promise<string>;
  /** Buys with the credit, in the same transaction; what can not be bought leaves the credit in the wallet. */
  complete(tx: Tx, intentId: string, paid: Paid): Promise<void>;
}

export interface Paid {
  readonly now: Date;
  /** What this payment brought. */
  readonly received: Sen;
}

/** What settling a payment needs. */
export interface SettlementServices {
  readonly purchases: PaidPurchases;
}
