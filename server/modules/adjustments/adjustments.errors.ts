import type { KeyReused } from '#server/platform/idempotency.ts';
import type { Sen } from '#shared/money.ts';

export interface Overdrawn {
  readonly code: 'INSUFFICIENT_BALANCE';
  readonly details: { readonly balance_bigint: Sen };
}

export type AdjustmentRefusal = Overdrawn | KeyReused | { readonly code: 'USER_NOT_FOUND' };

export type DecisionRefusal =
  | Overdrawn
  | KeyReused
  | { readonly code: 'ADJUSTMENT_NOT_FOUND' }
  | { readonly code: 'ALREADY_DECIDED' }
  /** Neither the requester nor the wallet's owner can approve it. */
  | { readonly code: 'SECOND_ADMIN_NEEDED' };
