import type { Tx } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';

/** Implemented by intents, because payments know nothing of what is bought. */
export interface PaidPurchases {
  /** Returns the account to credit, creating a guest's. Called before any wallet is locked. */
  lockBuyer(tx: Tx, intentId: string): Promise<string>;
  /** Buys with the credit in the same transaction; a refused purchase leaves the credit in the wallet. */
  complete(tx: Tx, intentId: string, paid: ReceivedPayment): Promise<void>;
}

export interface ReceivedPayment {
  readonly now: Date;
  readonly received: Sen;
}

export interface SettlementServices {
  readonly purchases: PaidPurchases;
}
