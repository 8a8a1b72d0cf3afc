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
  readonly balance: Sen;
}

export interface Settlement {
  /** Signed; negative is taken back. */
  readonly moves: Sen;
  /** No longer due, but spent: credited minus taken back is always `due` plus this. */
  readonly owed: Sen;
}

/** Credits what is missing, or takes back what is no longer due as far as the wallet has it. */
export function settlementOf({ due, given, balance }: Standing): Settlement {
  if (due >= given) return { moves: sen(due - given), owed: sen(0) };
  const taken = Math.min(given - due, balance);
  return { moves: sen(-taken), owed: sen(given - due - taken) };
}
