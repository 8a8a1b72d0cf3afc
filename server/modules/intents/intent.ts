import { type Rupiah, type Sen, sen, suggestedTopUp, toRupiah } from '#shared/money.ts';
import type { IntentKind, IntentStatus } from '#shared/purchase-intents.ts';
import type { IntentRow } from './intents.queries.ts';

/** An intent as its buyer sees it. */
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
  /** The current shortfall, rounded up; null without one or once settled (DECISIONS 10). */
  readonly suggested_topup: Rupiah | null;
  readonly created_at: string;
}

/** `balance`: current balance of the buyer's wallet, in sen. */
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
