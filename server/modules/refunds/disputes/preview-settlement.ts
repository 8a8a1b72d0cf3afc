import type { SettlementPreview } from '#contract/admin/payments.ts';
import { readWallet } from '#server/modules/ledger/index.ts';
import { readOrdersPaidBy } from '#server/modules/orders/index.ts';
import { readDispute } from '#server/modules/payments/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { sen, subtractSen } from '#shared/money.ts';
import { settlementOutcome } from './settlement-outcome.ts';

/**
 * What settling a dispute would do now, shown before an admin confirms it. Not binding: payments and purchases until
 * then count. Null if there is no such dispute.
 */
export async function previewSettlement(reader: Reader, id: string): Promise<SettlementPreview | null> {
  const dispute = await readDispute(reader, id);
  if (dispute === null) return null;
  const { payment_id, user_id, status, taken_bigint } = dispute;
  const wallet = await readWallet(reader, user_id);
  const balance_bigint = wallet?.balance_bigint ?? sen(0);
  const lost = await settlementOutcome(reader, { dispute, balance_bigint, verdict: 'lost' });
  // Access is revoked once; a repeated loss only collects more of the claim.
  const orders = status !== 'lost' ? await readOrdersPaidBy(reader, { id: payment_id, user_id }) : [];
  return {
    ended_orders: orders.length,
    takes_bigint: subtractSen(lost.taken_bigint, taken_bigint),
    owes_bigint: lost.claim_bigint,
    returns_bigint: taken_bigint,
  };
}
