import type { DisputeState } from '#shared/disputes.ts';
import type { DisputeUpdate } from '../gateways/gateway.ts';

export interface KnownDispute {
  readonly status: DisputeState;
  readonly gateway_state: DisputeState;
  readonly told_at: Date;
}

/**
 * Where a dispute stands after a notice (DECISIONS 59); null: something newer is known, and nothing changes. One that
 * its gateway gave up and takes up again is open again; else what a person settled stays as it was settled.
 */
export function statusAfter(
  known: KnownDispute | null,
  { state, told_at }: Pick<DisputeUpdate, 'state' | 'told_at'>,
): DisputeState | null {
  const reported = state === 'won' ? 'won' : 'open';
  if (known === null) return reported;
  const later = told_at.getTime() - known.told_at.getTime();
  // Of two that were told in the same second, the one that decides counts.
  if (later < 0 || (later === 0 && known.gateway_state !== 'open')) return null;
  const isReopened = known.status === 'won' && known.gateway_state === 'won';
  return known.status === 'open' || isReopened ? reported : known.status;
}
