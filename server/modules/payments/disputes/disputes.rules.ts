import type { DisputeState } from '#shared/payments/disputes.ts';
import type { DisputeUpdate } from '../gateways/gateway.ts';
import type { paymentDisputes } from '../payments.schema.ts';

export type KnownDispute = Pick<typeof paymentDisputes.$inferSelect, 'status' | 'gateway_state' | 'told_at'>;

/**
 * The status after an update (DECISIONS 59); null if a newer one is known. A dispute that its gateway reopens after a
 * win is open again; otherwise what an admin settled stays.
 */
export function statusAfter(
  known: KnownDispute | null,
  { state, told_at }: Pick<DisputeUpdate, 'state' | 'told_at'>,
): DisputeState | null {
  const reported = state === 'won' ? 'won' : 'open';
  if (known === null) return reported;
  const later = told_at.getTime() - known.told_at.getTime();
  // Of two updates in the same second, the deciding one wins.
  if (later < 0 || (later === 0 && known.gateway_state !== 'open')) return null;
  const isReopened = known.status === 'won' && known.gateway_state === 'won';
  return known.status === 'open' || isReopened ? reported : known.status;
}
