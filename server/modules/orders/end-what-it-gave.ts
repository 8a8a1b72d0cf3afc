import type { Tx } from '#server/platform/db.ts';
import { voidOpenGifts } from './gift-codes.queries.ts';
import { endHoldings } from './order-refunds.queries.ts';

/**
 * Ends what an order gave: its holdings, those of its redeemed gift codes, and its open codes. Codes first: a code
 * that is being redeemed this moment is waited for, and its holding then ends with the others.
 */
export async function endWhatItGave(tx: Tx, orderId: string): Promise<void> {
  await voidOpenGifts(tx, orderId);
  await endHoldings(tx, orderId);
}
