import { type DisputeState, takesMoney } from '#shared/payments/disputes.ts';
import type { DisputeUpdate } from '../gateways/gateway.ts';
import type { paymentDisputes } from '../payments.schema.ts';

export type KnownDispute = Pick<
  typeof paymentDisputes.$inferSelect,
  'kind' | 'status' | 'gateway_state' | 'told_at'
>;

/** Null if a newer status is known (DECISIONS 59). Reopened and grown disputes are open again. */
export function statusAfter(
  known: KnownDispute | null,
  { kind, state, told_at }: Pick<DisputeUpdate, 'kind' | 'state' | 'told_at'>,
): DisputeState | null {
  const reported = state === 'won' ? 'won' : 'open';
  if (known === null) return reported;
  const later = told_at.getTime() - known.told_at.getTime();
  const isEscalated = takesMoney(kind) && !takesMoney(known.kind);
  if (later === 0 && takesMoney(known.kind) && !takesMoney(kind)) return null;
  // Of two updates in the same second, the deciding one wins.
  if (later < 0 || (later === 0 && known.gateway_state !== 'open')) return null;
  if (isEscalated) return reported;
  const isReopened = known.status === 'won' && known.gateway_state === 'won';
  return known.status === 'open' || isReopened ? reported : known.status;
}
