import { type Sen, sen } from '#shared/money/money.ts';

const SEN_PER_RUPIAH = 100n;

interface RewardFacts {
  /** For an order that is kept whole. */
  readonly reward_bigint: number;
  readonly paid_bigint: number;
  readonly refunded_bigint: number;
  /** The refund period is over. */
  readonly is_due: boolean;
  /** The order's payment is disputed, or a dispute of it was lost. */
  readonly is_disputed: boolean;
  readonly is_refused: boolean;
}

/** Sen, whole rupiah: a partial refund takes its part of the reward. Exact where products exceed a double's integers. */
export function dueReward(facts: RewardFacts): Sen {
  const { reward_bigint, paid_bigint, refunded_bigint } = facts;
  const kept = Math.max(0, paid_bigint - refunded_bigint);
  if (!facts.is_due || facts.is_disputed || facts.is_refused || kept === 0) return sen(0);
  const share = (BigInt(reward_bigint) * BigInt(kept)) / BigInt(paid_bigint);
  return sen(Number((share / SEN_PER_RUPIAH) * SEN_PER_RUPIAH));
}

interface Standing {
  readonly due: Sen;
  /** Credited minus taken back. */
  readonly given: Sen;
  /** Promotional credit that is in the wallet still. */
  readonly left: Sen;
}

export interface Settlement {
  /** Signed; negative is taken back. */
  readonly moves: Sen;
  /** No longer due, but spent: credited minus taken back is always `due` plus this. */
  readonly owed: Sen;
}

/**
 * Credits what is missing, or takes back what is no longer due as far as there is promotional credit: it is spent first
 * (DECISIONS 57), so the rest of a balance is the referrer's money.
 */
export function settlementOf({ due, given, left }: Standing): Settlement {
  if (due >= given) return { moves: sen(due - given), owed: sen(0) };
  const taken = Math.min(given - due, left);
  return { moves: sen(-taken), owed: sen(given - due - taken) };
}
