import type { Sen } from '#shared/money.ts';

interface RequestedAdjustment {
  readonly amount_bigint: Sen;
  readonly user_id: string;
}

/** In sen, without signs: what one admin may do alone, and what was done alone within the last 24 hours. */
export interface Allowance {
  readonly limit: Sen;
  readonly by_admin: Sen;
  readonly on_wallet: Sen;
}

/**
 * Whether one admin is not enough: for more than the limit, in either direction and together with what this admin, or
 * anybody on this wallet, did alone lately (docs/decisions/0090), and for the own wallet whatever the amount.
 */
export function needsSecondAdmin(
  request: RequestedAdjustment,
  adminId: string,
  allowance: Allowance,
): boolean {
  const before = Math.max(allowance.by_admin, allowance.on_wallet);
  return before + Math.abs(request.amount_bigint) > allowance.limit || request.user_id === adminId;
}
