import type { Sen } from '#shared/money.ts';

interface Wish {
  readonly amount_bigint: Sen;
  readonly user_id: string;
}

/**
 * Whether one admin is not enough: for more than the limit, in either direction, and for the own wallet whatever the
 * amount. Amounts in sen.
 */
export function needsSecondAdmin(wish: Wish, adminId: string, limit: Sen): boolean {
  return Math.abs(wish.amount_bigint) > limit || wish.user_id === adminId;
}
