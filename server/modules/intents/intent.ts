import { type Rupiah, type Sen, sen, suggestedTopUp, toRupiah } from '#shared/money.ts';
import type { IntentKind, IntentStatus } from '#shared/purchase-intents.ts';
import type { IntentRow } from './intents.queries.ts';

/** A waiting purchase as its buyer sees it. */
export interface Intent {
  readonly id: string;
  readonly kind: IntentKind;
  readonly title: string;
  readonly total_bigint: Sen;
  readonly amount: Rupiah;
  readonly status: IntentStatus;
  /** Code of the refusal that cancelled it. */
  readonly reason: string | null;
  readonly order_id: string | null;
  /** What is missing right now, rounded up; null when nothing is missing or nothing waits (DECISIONS 10). */
  readonly suggested_topup: Rupiah | null;
  readonly created_at: string;
}

/** `balance`: what the buyer's wallet holds now, in sen. */
export function toIntent(row: IntentRow, balance: Sen): Intent {
  const { id, kind, title, status, reason, order_id } = row;
  const total = sen(row.total_bigint);
  const shortfall = sen(Math.max(0, total - balance));
  return {
    id,
    kind,
    title,
    status,
    reason,
    order_id,
    total_bigint: total,
    amount: toRupiah(total),
    suggested_topup: status === 'waiting' && shortfall > 0 ? suggestedTopUp(shortfall) : null,
    created_at: row.created_at.toISOString(),
  };
}
