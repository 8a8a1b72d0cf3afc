import type { Sen } from '#shared/money/money.ts';

interface RequestedAdjustment {
  readonly amount_bigint: Sen;
  readonly user_id: string;
}

/** Absolute sen: the limit of one admin, and what was adjusted solo within the last 24 hours. */
export interface Allowance {
  readonly limit: Sen;
  readonly by_admin: Sen;
  readonly on_wallet: Sen;
}

/**
 * Whether a second admin must approve: over the limit in either direction, together with the recent solo adjustments by
 * this admin or of this wallet (docs/decisions/0090), and for one's own wallet whatever the amount.
 */
export function needsSecondAdmin(
  request: RequestedAdjustment,
  adminId: string,
  allowance: Allowance,
): boolean {
  const before = Math.max(allowance.by_admin, allowance.on_wallet);
  return before + Math.abs(request.amount_bigint) > allowance.limit || request.user_id === adminId;
}
