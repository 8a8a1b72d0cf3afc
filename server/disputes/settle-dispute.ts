import { randomUUID } from 'node:crypto';
import type { SettledDispute, SettlementPreview } from '#contract/payments/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { type LockedWallet, lockWallet, postEntries, readWallet } from '#server/ledger/index.ts';
import { lockOrder, readOrdersPaidBy, revokeOrderHoldings } from '#server/orders/index.ts';
import {
  type Dispute,
  lockDispute,
  readDispute,
  readUndisputed,
  writeSettlement,
} from '#server/payments/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { addSen, negateSen, type Sen, sen, subtractSen } from '#shared/money/money.ts';
import { type DisputeVerdict, takesMoney } from '#shared/payments/disputes.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';

export interface DisputeSettlement {
  readonly actor: Actor & { readonly id: string };
  readonly dispute_id: string;
  readonly verdict: DisputeVerdict;
  readonly reason: string;
}

type Refusal = { readonly code: 'DISPUTE_NOT_FOUND' | 'NOTHING_CLAIMED' };
type Outcome = Result<SettledDispute, Refusal>;

/**
 * Settles a dispute in one transaction (DECISIONS 59). Lost: revokes the orders the payment paid and takes its amount
 * from the wallet; any rest is a claim that keeps the wallet frozen, collected by settling again. Won: returns
 * everything taken. Waived: drops the claim. Repeating a verdict moves nothing twice. Refuses to waive without a claim,
 * and to lose an inquiry or a warning.
 */
export function settleDispute(db: Database, settlement: DisputeSettlement): Promise<Outcome> {
  const { actor, dispute_id, verdict, reason } = settlement;
  return withTx(db, async (tx): Promise<Outcome> => {
    const known = await readDispute(tx, dispute_id);
    if (known === null) return refuse({ code: 'DISPUTE_NOT_FOUND' });
    // The lock order everywhere is orders, payment, dispute, wallet.
    const orders = verdict === 'lost' ? await lockOrders(tx, known) : [];
    const dispute = await lockDispute(tx, dispute_id);
    if (dispute === null) return refuse({ code: 'DISPUTE_NOT_FOUND' });
    const wallet = await lockWallet(tx, dispute.user_id);
    const isClaimed = verdict === 'waived' ? dispute.claim_bigint > 0 : takesMoney(dispute.kind);
    if (verdict !== 'won' && !isClaimed) return refuse({ code: 'NOTHING_CLAIMED' });
    const { balance_bigint } = wallet;
    const after = await settlementOutcome(tx, { dispute, balance_bigint, verdict });
    await postSettlement(tx, dispute, { wallet, taken: after.taken_bigint, actor });
    await writeSettlement(tx, dispute.id, { ...after, settled_by: actor.id });
    if (dispute.status !== 'lost')
      for (const id of orders) await revokeOrderHoldings(tx, id, { ends_access: true });
    await recordAudit(tx, actor, {
      action: `dispute.${verdict}`,
      subject: { type: 'payment', id: dispute.payment_id },
      before: {
        status: dispute.status,
        taken_bigint: dispute.taken_bigint,
        claim_bigint: dispute.claim_bigint,
      },
      after: { ...after, dispute_id: dispute.id, ended_orders: [...orders], reason },
    });
    const { taken_bigint, claim_bigint } = after;
    return succeed({ id: dispute.id, taken_bigint, claim_bigint });
  });
}

async function lockOrders(tx: Tx, { payment_id, user_id }: Dispute): Promise<readonly string[]> {
  const orders = await readOrdersPaidBy(tx, { id: payment_id, user_id });
  for (const id of orders) await lockOrder(tx, id);
  return orders;
}

interface SettlementPosting {
  readonly wallet: LockedWallet;
  readonly taken: Sen;
  readonly actor: { readonly id: string };
}

/** Reverses a top-up, or restores it. Dispute and wallet are locked, so each step is posted once. */
async function postSettlement(
  tx: Tx,
  dispute: Dispute,
  { wallet, taken, actor }: SettlementPosting,
): Promise<void> {
  const amount = subtractSen(dispute.taken_bigint, taken);
  if (amount === 0) return;
  const posted = await postEntries(tx, {
    type: 'topup',
    idempotency_key: `dispute:${dispute.id}:${randomUUID()}`,
    description: amount < 0 ? 'Ditarik karena sengketa pembayaran' : 'Kembali setelah sengketa pembayaran',
    reference_type: 'dispute',
    reference_id: dispute.id,
    created_by: actor.id,
    metadata: { source: dispute.gateway, payment_id: dispute.payment_id },
    entries: [
      { wallet, amount },
      { account: 'gateway_clearing', amount: negateSen(amount) },
    ],
  });
  if (!posted.ok) throw new Error(`dispute ${dispute.id} could not be posted: ${posted.refusal.code}`);
}

interface SettlementCase {
  readonly dispute: Dispute;
  readonly balance_bigint: Sen;
  readonly verdict: DisputeVerdict;
}

async function settlementOutcome(reader: Reader, { dispute, balance_bigint, verdict }: SettlementCase) {
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
