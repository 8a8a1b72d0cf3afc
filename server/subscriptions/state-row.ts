import type { SubscriptionState, Terms } from './subscriptions.rules.ts';
import type { SubscriptionRow } from './subscriptions.schema.ts';

export type SubscriptionStateRow = Omit<
  SubscriptionRow,
  | 'id'
  | 'user_id'
  | 'product_id'
  | 'order_id'
  | 'started_at'
  | 'claimed_until'
  | 'reminded_for'
  | 'retained_at'
>;

export function toState(row: SubscriptionStateRow): SubscriptionState {
  const { failure, failed_at, grace_until, ended_at, ended_reason } = row;
  return {
    status: row.status,
    terms: {
      variant_id: row.variant_id,
      plan_name: row.plan_name,
      billing_cycle: row.billing_cycle,
      price_bigint: row.price_bigint,
    },
    next_terms: nextTermsOf(row),
    discount:
      row.discount_id === null ? null : { id: row.discount_id, periods_left: row.discount_periods_left },
    period: { start: row.current_period_start, end: row.current_period_end },
    anchor_day: row.anchor_day,
    trial_end: row.trial_end,
    auto_renewal: row.auto_renewal,
    debt:
      failure === null || failed_at === null || grace_until === null
        ? null
        : { failure, failed_at, grace_until },
    next_action_at: row.next_action_at,
    ended: ended_at === null || ended_reason === null ? null : { at: ended_at, reason: ended_reason },
  };
}

function nextTermsOf(row: SubscriptionStateRow): Terms | null {
  const { next_plan_name, next_billing_cycle, next_price_bigint } = row;
  if (next_plan_name === null || next_billing_cycle === null || next_price_bigint === null) return null;
  return {
    variant_id: row.next_variant_id,
    plan_name: next_plan_name,
    billing_cycle: next_billing_cycle,
    price_bigint: next_price_bigint,
  };
}

export function toRow(state: SubscriptionState): SubscriptionStateRow {
  const { terms, next_terms, discount, period, debt, ended } = state;
  return {
    status: state.status,
    ...terms,
    auto_renewal: state.auto_renewal,
    next_variant_id: next_terms?.variant_id ?? null,
    next_plan_name: next_terms?.plan_name ?? null,
    next_billing_cycle: next_terms?.billing_cycle ?? null,
    next_price_bigint: next_terms?.price_bigint ?? null,
    discount_id: discount?.id ?? null,
    discount_periods_left: discount?.periods_left ?? null,
    current_period_start: period.start,
    current_period_end: period.end,
    anchor_day: state.anchor_day,
    trial_end: state.trial_end,
    failed_at: debt?.failed_at ?? null,
    grace_until: debt?.grace_until ?? null,
    failure: debt?.failure ?? null,
    next_action_at: state.next_action_at,
    ended_at: ended?.at ?? null,
    ended_reason: ended?.reason ?? null,
  };
}
