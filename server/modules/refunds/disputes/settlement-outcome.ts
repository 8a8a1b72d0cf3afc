import { type Dispute, readUndisputed } from '#server/modules/payments/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { DisputeVerdict } from '#shared/disputes.ts';
import { addSen, type Sen, sen, subtractSen } from '#shared/money.ts';

interface SettlementCase {
  readonly dispute: Dispute;
  /** Balance of the payer's wallet, in sen. */
  readonly balance_bigint: Sen;
  readonly verdict: DisputeVerdict;
}

/** The state of a dispute after this verdict: what has been taken in total, and what is still owed. */
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
