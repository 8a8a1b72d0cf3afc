import type { SettlementPreview } from '#contract/payments/admin.ts';
import { readWallet } from '#server/ledger/index.ts';
import { readOrdersPaidBy } from '#server/orders/index.ts';
import { type Dispute, readDispute, readUndisputed } from '#server/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { addSen, type Sen, sen, subtractSen } from '#shared/money/money.ts';
import type { DisputeVerdict } from '#shared/payments/disputes.ts';

interface SettlementCase {
  readonly dispute: Dispute;
  readonly balance_bigint: Sen;
  readonly verdict: DisputeVerdict;
}

export async function settlementOutcome(
  reader: Reader,
  { dispute, balance_bigint, verdict }: SettlementCase,
) {
  const { taken_bigint, claim_bigint, status } = dispute;
  if (verdict === 'won') return { status: 'won', taken_bigint: sen(0), claim_bigint: sen(0) } as const;
  if (verdict === 'waived') return { status: 'lost', taken_bigint, claim_bigint: sen(0) } as const;
  // The same money may be disputed and reversed: it is owed once.
  const free = await readUndisputed(reader, dispute);
  const owed = status === 'lost' ? claim_bigint : sen(Math.min(dispute.amount_bigint, free));
  const taken = sen(Math.min(balance_bigint, owed));
  return {
    status: 'lost',
    taken_bigint: addSen(taken_bigint, taken),
    claim_bigint: subtractSen(owed, taken),
  } as const;
}

/** A preview for the admin. Not binding: later payments and purchases count. Null without such a dispute. */
export async function previewSettlement(reader: Reader, id: string): Promise<SettlementPreview | null> {
  const dispute = await readDispute(reader, id);
  if (dispute === null) return null;
  const { payment_id, user_id, status, taken_bigint } = dispute;
  const wallet = await readWallet(reader, user_id);
  const balance_bigint = wallet?.balance_bigint ?? sen(0);
  const lost = await settlementOutcome(reader, { dispute, balance_bigint, verdict: 'lost' });
  // Access is revoked once; a repeated loss only collects more of the claim.
  const orders = await readOrdersPaidBy(reader, { id: payment_id, user_id });
  return {
    ended_orders: status === 'lost' ? 0 : orders.length,
    order_ids: [...orders],
    takes_bigint: subtractSen(lost.taken_bigint, taken_bigint),
    owes_bigint: lost.claim_bigint,
    returns_bigint: taken_bigint,
  };
}
