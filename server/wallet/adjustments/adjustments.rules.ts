import type { Sen } from '#shared/money/money.ts';

interface RequestedAdjustment {
  readonly amount_bigint: Sen;
  readonly user_id: string;
}

/** Absolute sen: the limit of one admin, and the solo adjustments of the last 24 hours. */
export interface Allowance {
  readonly limit: Sen;
  readonly by_admin: Sen;
  readonly on_wallet: Sen;
}

/** Counts recent solo adjustments; true for any adjustment of one's own wallet (ADR 0016). */
export function needsSecondAdmin(
  request: RequestedAdjustment,
  adminId: string,
  allowance: Allowance,
): boolean {
  const before = Math.max(allowance.by_admin, allowance.on_wallet);
  return before + Math.abs(request.amount_bigint) > allowance.limit || request.user_id === adminId;
}
