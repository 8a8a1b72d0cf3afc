import type { Overview } from '#contract/reports/overview.ts';
import { rupiah, sen } from '#shared/money/money.ts';

/** Shown when the figures could not be read: every list is empty (PORT-022). */
export const emptyOverview: Overview = {
  wallet: {
    id: null,
    user_id: '',
    balance_bigint: sen(0),
    currency: 'IDR',
    is_active: true,
    dispute: null,
    total_spent: rupiah(0),
    transaction_count: 0,
    created_at: null,
    updated_at: null,
  },
  history: { days: [], weeks: [] },
  activity: [],
  active_services: [],
  order_count: 0,
  in_hand: null,
  due: [],
  unread: [],
  free_consultation: { is_eligible: false, is_used: false, percent: 0 },
};
