import { type BillingCycle, type Sen, shareOfSen } from '#shared/money/money.ts';
import {
  type ChargeFailure,
  type EndReason,
  GRACE_DAYS,
  type SubscriptionStatus,
} from '#shared/shop/subscriptions.ts';
import {
  addDays,
  dayOfMonth,
  type Period,
  periodAround,
  periodEnd,
} from './billing/billing-calendar.rules.ts';
import type { SubscriptionRow } from './subscriptions.schema.ts';

const HOUR_MS = 3_600_000;
/** The last attempt is due when the grace period ends; a worker may be this late with it. */
const LAST_ATTEMPT_MS = HOUR_MS;

/** The database enforces the same transitions. */
export const allowedTransitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  trialing: ['active', 'past_due', 'cancelled', 'expired'],
  active: ['past_due', 'cancelled', 'expired'],
  past_due: ['active', 'expired'],
  cancelled: ['trialing', 'active', 'expired'],
  expired: [],
};

/** What was agreed for each period. */
export type Terms = Pick<SubscriptionRow, 'variant_id' | 'plan_name' | 'billing_cycle' | 'price_bigint'>;

/** What a subscription keeps for its next charges. */
export interface KeptDiscount {
  readonly id: string;
  /** null: all that follow. */
  readonly periods_left: number | null;
}

/** A failed charge, and until when it can be paid. */
export interface Debt {
  readonly failure: ChargeFailure;
  readonly failed_at: Date;
  readonly grace_until: Date;
}

export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly terms: Terms;
  /** The plan from the next period on, if it was changed. */
  readonly next_terms: Terms | null;
  readonly discount: KeptDiscount | null;
  readonly period: Period;
  readonly anchor_day: number;
  readonly trial_end: Date | null;
  readonly auto_renewal: boolean;
  readonly debt: Debt | null;
  /** When a worker must act next; null once it has ended. */
  readonly next_action_at: Date | null;
  readonly ended: { readonly at: Date; readonly reason: EndReason } | null;
}

export interface InitialTerms {
  readonly terms: Terms;
  readonly discount: KeptDiscount | null;
  readonly now: Date;
  /** 0: the first period is charged at once. */
  readonly trial_days: number;
  readonly auto_renewal: boolean;
}

/** The state of a new subscription: in its trial, or in a first period to be charged. */
export function initialState({
  terms,
  discount,
  now,
  trial_days,
  auto_renewal,
}: InitialTerms): SubscriptionState {
  const isTrial = trial_days > 0;
  const trialEnd = isTrial ? addDays(now, trial_days) : null;
  const anchor_day = dayOfMonth(trialEnd ?? now);
  const end = trialEnd ?? periodEnd(now, terms.billing_cycle, anchor_day);
  return {
    status: isTrial ? 'trialing' : 'active',
    terms,
    next_terms: null,
    discount,
    period: { start: now, end },
    anchor_day,
    trial_end: trialEnd,
    auto_renewal,
    debt: null,
    next_action_at: end,
    ended: null,
  };
}

export type DueStep =
  | { readonly do: 'wait' }
  | { readonly do: 'charge' }
  | { readonly do: 'end'; readonly reason: EndReason };

/** No worker ran in time: an overdue period is not charged after its grace period (docs/decisions/0030). */
const isGraceOver = (debt: Debt, now: Date) => now.getTime() >= debt.grace_until.getTime() + LAST_ATTEMPT_MS;

/** What a worker has to do about a subscription now. */
export function dueStep(state: SubscriptionState, now: Date, isOwnerActive: boolean): DueStep {
  const { next_action_at, status, auto_renewal, debt } = state;
  if (next_action_at === null || next_action_at > now) return { do: 'wait' };
  if (!isOwnerActive) return { do: 'end', reason: 'account_closed' };
  if (status === 'cancelled') return { do: 'end', reason: 'cancelled' };
  if (!auto_renewal) return { do: 'end', reason: 'not_renewed' };
  if (debt !== null && isGraceOver(debt, now)) return { do: 'end', reason: 'unpaid' };
  return { do: 'charge' };
}

/** Retried in an hour. */
export function postponed(state: SubscriptionState, now: Date): SubscriptionState {
  return { ...state, next_action_at: new Date(now.getTime() + HOUR_MS) };
}

/** The terms of the next period. */
export function upcomingTerms({ terms, next_terms }: SubscriptionState): Terms {
  return next_terms ?? terms;
}

/**
 * The state after the next period was charged. Within the grace period that is the overdue period. Otherwise periods
 * that passed while no worker ran are skipped, and the charge covers the period that contains `now`.
 */
export function renewed(state: SubscriptionState, now: Date): SubscriptionState {
  const terms = upcomingTerms(state);
  const start = state.period.end;
  const anchor_day = anchorOf(state, terms);
  const { debt } = state;
  const period =
    debt === null || isGraceOver(debt, now)
      ? periodAround(start, now, { cycle: terms.billing_cycle, anchorDay: anchor_day })
      : { start, end: periodEnd(start, terms.billing_cycle, anchor_day) };
  return {
    ...state,
    status: 'active',
    terms,
    next_terms: null,
    period,
    anchor_day,
    debt: null,
    next_action_at: period.end,
  };
}

/** The state after a charge that its discount made cheaper; a charge that it does not cover uses up nothing. */
export function discountSpent(state: SubscriptionState): SubscriptionState {
  const { discount } = state;
  if (discount === null || discount.periods_left === null) return state;
  const periods_left = discount.periods_left - 1;
  return { ...state, discount: periods_left === 0 ? null : { ...discount, periods_left } };
}

const hasAnchorDay = (cycle: BillingCycle) => cycle === 'monthly' || cycle === 'yearly';

/** The anchor day stays, unless a daily or weekly plan is replaced by a monthly or yearly one. */
function anchorOf(state: SubscriptionState, terms: Terms): number {
  const isNew = hasAnchorDay(terms.billing_cycle) && !hasAnchorDay(state.terms.billing_cycle);
  return isNew ? dayOfMonth(state.period.end) : state.anchor_day;
}

/** After a failed charge: daily retries, and the end if the attempt at the end of the grace period fails. */
export function failed(state: SubscriptionState, now: Date, failure: ChargeFailure): SubscriptionState {
  const grace_until = state.debt?.grace_until ?? addDays(now, GRACE_DAYS);
  if (state.debt !== null && now >= grace_until) return ended(state, now, 'unpaid');
  const tomorrow = addDays(now, 1);
  return {
    ...state,
    status: 'past_due',
    debt: { failure, failed_at: state.debt?.failed_at ?? now, grace_until },
    next_action_at: tomorrow < grace_until ? tomorrow : grace_until,
  };
}

export function ended(state: SubscriptionState, now: Date, reason: EndReason): SubscriptionState {
  return {
    ...state,
    status: 'expired',
    next_terms: null,
    debt: null,
    next_action_at: null,
    ended: { at: now, reason },
  };
}

/** Runs to the end of the paid period or trial; a changed plan waits for its undoing. An overdue subscription has not been paid, so it ends at once. */
export function cancelled(state: SubscriptionState, now: Date): SubscriptionState {
  if (state.status === 'past_due') return ended(state, now, 'cancelled');
  return { ...state, status: 'cancelled' };
}

/** The state after a cancellation was undone within the period. */
export function resumed(state: SubscriptionState): SubscriptionState {
  const isTrial = state.trial_end?.getTime() === state.period.end.getTime();
  return { ...state, status: isTrial ? 'trialing' : 'active' };
}

/**
 * The period ends `days` later; an overdue one runs on from `now`, and nothing is due for the time since. Later periods
 * return to the day on which this one ends now: a month that was paid for is never cut short.
 */
export function extended(state: SubscriptionState, days: number, now: Date): SubscriptionState {
  const { period, status, trial_end } = state;
  const end = addDays(period.end > now ? period.end : now, days);
  const isTrial = trial_end?.getTime() === period.end.getTime();
  return {
    ...state,
    status: status === 'past_due' ? 'active' : status,
    period: { ...period, end },
    anchor_day: dayOfMonth(end),
    trial_end: isTrial ? end : trial_end,
    debt: null,
    next_action_at: end,
  };
}

/** What a period cost for the time of it that is left, rounded down to whole rupiah. */
export function unusedShare(paid: Sen, { start, end }: Period, now: Date): Sen {
  const whole = end.getTime() - start.getTime();
  const left = Math.min(Math.max(end.getTime() - now.getTime(), 0), whole);
  return shareOfSen(paid, left, whole);
}

/** A period that was given: it ends without a charge. */
export function givenState(terms: Terms, days: number, now: Date): SubscriptionState {
  const end = addDays(now, days);
  return {
    ...initialState({ terms, discount: null, now, trial_days: 0, auto_renewal: false }),
    period: { start: now, end },
    anchor_day: dayOfMonth(end),
    next_action_at: end,
  };
}

export function samePlan(a: Terms, b: Pick<Terms, 'variant_id' | 'billing_cycle'>): boolean {
  return a.variant_id === b.variant_id && a.billing_cycle === b.billing_cycle;
}

/** Another plan from the next period on; choosing the current one undoes the change. */
export function planChanged(state: SubscriptionState, terms: Terms): SubscriptionState {
  return { ...state, next_terms: samePlan(state.terms, terms) ? null : terms };
}
