import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/platform/db.ts';
import { insertRenewal, type RenewalToWrite } from './renewals.queries.ts';

export interface Renewal extends Omit<RenewalToWrite, 'item'> {
  readonly item: Omit<RenewalToWrite['item'], 'id'>;
}

/**
 * Writes the order of a further period, in the caller's transaction, which has already paid for it. The buyer's holding
 * moves to it: a full refund of the newest order ends access, one of an older order does not. Throws if the buyer does
 * not hold the product.
 */
export async function recordRenewal(tx: Tx, { item, ...order }: Renewal): Promise<void> {
  const isHeld = await insertRenewal(tx, { ...order, item: { ...item, id: randomUUID() } });
  if (!isHeld) throw new Error('a renewal of something that its buyer does not hold');
}
