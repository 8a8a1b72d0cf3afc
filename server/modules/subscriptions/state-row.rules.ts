import type { BillingCycle } from '#shared/money.ts';
import { sen } from '#shared/money.ts';
import type { ChargeFailure, EndReason, SubscriptionStatus } from '#shared/subscriptions.ts';
import type { SubscriptionState, Terms } from './subscriptions.rules.ts';

/** The columns that store the state of a subscription. */
export interface SubscriptionStateRow {
  readonly status: SubscriptionStatus;
  readonly variant_id: string | null;
  readonly plan_name: string;
  readonly billing_cycle: BillingCycle;
  readonly price_bigint: number;
  readonly auto_renewal: boolean;
  readonly next_variant_id: string | null;
  readonly next_plan_name: string | null;
  readonly next_billing_cycle: BillingCycle | null;
  readonly next_price_bigint: number | null;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
  readonly anchor_day: number;
  readonly trial_end: Date | null;
  readonly failed_at: Date | null;
  readonly grace_until: Date | null;
  readonly failure: ChargeFailure | null;
  readonly next_action_at: Date | null;
  readonly ended_at: Date | null;
  readonly ended_reason: EndReason | null;
}

export function toState(row: SubscriptionStateRow): SubscriptionState {
  const { failure, failed_at, grace_until, ended_at, ended_reason } = row;
  return {
    status: row.status,
    terms: {
      variant_id: row.variant_id,
      plan_name: row.plan_name,
      billing_cycle: row.billing_cycle,
      price_bigint: sen(row.price_bigint),
    },
    next_terms: nextTermsOf(row),
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
    price_bigint: sen(next_price_bigint),
  };
}

export function toRow(state: SubscriptionState): SubscriptionStateRow {
  const { terms, next_terms, period, debt, ended } = state;
  return {
    status: state.status,
    ...terms,
    auto_renewal: state.auto_renewal,
    next_variant_id: next_terms?.variant_id ?? null,
    next_plan_name: next_terms?.plan_name ?? null,
    next_billing_cycle: next_terms?.billing_cycle ?? null,
    next_price_bigint: next_terms?.price_bigint ?? null,
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
