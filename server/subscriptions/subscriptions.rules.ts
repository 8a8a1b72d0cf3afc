import { type BillingCycle, type Rupiah, type Sen, shareOfSen } from '#shared/money/money.ts';
import {
  type ChargeFailure,
  type EndReason,
  GRACE_DAYS,
  type SubscriptionStatus,
} from '#shared/subscriptions/subscriptions.ts';
import { daysLater } from '#shared/time/dates.ts';
import type { Plan, SubscriptionOffer } from '../catalog/index.ts';
import { dayOfMonth, type Period, periodAround, periodEnd } from './billing/billing-calendar.rules.ts';
import type { StartRefusal } from './subscriptions.errors.ts';
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

export type Terms = Pick<SubscriptionRow, 'variant_id' | 'plan_name' | 'billing_cycle' | 'price_bigint'>;

export interface KeptDiscount {
  readonly id: string;
  /** Null: all that follow. */
  readonly periods_left: number | null;
}

export interface Debt {
  readonly failure: ChargeFailure;
  readonly failed_at: Date;
  readonly grace_until: Date;
}

export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly terms: Terms;
  readonly next_terms: Terms | null;
  readonly discount: KeptDiscount | null;
  readonly period: Period;
  readonly anchor_day: number;
  readonly trial_end: Date | null;
  readonly auto_renewal: boolean;
  readonly debt: Debt | null;
  /** Null once it has ended. */
  readonly next_action_at: Date | null;
  readonly ended: { readonly at: Date; readonly reason: EndReason } | null;
}

export interface InitialTerms {
  readonly terms: Terms;
  readonly discount: KeptDiscount | null;
  readonly now: Date;
  /** Zero charges the first period at once. */
  readonly trial_days: number;
  readonly auto_renewal: boolean;
}

export function initialState({
  terms,
  discount,
  now,
  trial_days,
  auto_renewal,
}: InitialTerms): SubscriptionState {
  const isTrial = trial_days > 0;
  const trialEnd = isTrial ? daysLater(now, trial_days) : null;
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

/** An overdue period is never charged after its grace period (ADR 0033). */
const isGraceOver = (debt: Debt, now: Date) => now.getTime() >= debt.grace_until.getTime() + LAST_ATTEMPT_MS;

export function dueStep(state: SubscriptionState, now: Date, isOwnerActive: boolean): DueStep {
  const { next_action_at, status, auto_renewal, debt } = state;
  if (next_action_at === null || next_action_at > now) return { do: 'wait' };
  if (!isOwnerActive) return { do: 'end', reason: 'account_closed' };
  if (status === 'cancelled') return { do: 'end', reason: 'cancelled' };
  if (!auto_renewal) return { do: 'end', reason: 'not_renewed' };
  if (debt !== null && isGraceOver(debt, now)) return { do: 'end', reason: 'unpaid' };
  return { do: 'charge' };
}

export function postponed(state: SubscriptionState, now: Date): SubscriptionState {
  return { ...state, next_action_at: new Date(now.getTime() + HOUR_MS) };
}

export function upcomingTerms({ terms, next_terms }: SubscriptionState): Terms {
  return next_terms ?? terms;
}

/** Charges the overdue period within its grace, else the one containing `now`; skipped ones are free. */
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

/** A charge that the discount does not cover uses up none of it. */
export function discountSpent(state: SubscriptionState): SubscriptionState {
  const { discount } = state;
  if (discount === null || discount.periods_left === null) return state;
  const periods_left = discount.periods_left - 1;
  return { ...state, discount: periods_left === 0 ? null : { ...discount, periods_left } };
}

const hasAnchorDay = (cycle: BillingCycle) => cycle === 'monthly' || cycle === 'yearly';

/** The anchor day stays, unless a daily or weekly plan becomes monthly or yearly. */
function anchorOf(state: SubscriptionState, terms: Terms): number {
  const isNew = hasAnchorDay(terms.billing_cycle) && !hasAnchorDay(state.terms.billing_cycle);
  return isNew ? dayOfMonth(state.period.end) : state.anchor_day;
}

/** Retries daily, and ends if the attempt at the end of the grace period fails. */
export function failed(state: SubscriptionState, now: Date, failure: ChargeFailure): SubscriptionState {
  const grace_until = state.debt?.grace_until ?? daysLater(now, GRACE_DAYS);
  if (state.debt !== null && now >= grace_until) return ended(state, now, 'unpaid');
  const tomorrow = daysLater(now, 1);
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

/** Keeps a changed plan in case it is resumed. An overdue subscription ends at once. */
export function cancelled(state: SubscriptionState, now: Date): SubscriptionState {
  if (state.status === 'past_due') return ended(state, now, 'cancelled');
  return { ...state, status: 'cancelled' };
}

export function resumed(state: SubscriptionState): SubscriptionState {
  const isTrial = state.trial_end?.getTime() === state.period.end.getTime();
  return { ...state, status: isTrial ? 'trialing' : 'active' };
}

/** Overdue ones continue from `now`. Later periods keep the new end day, so no paid month is cut short. */
export function extended(state: SubscriptionState, days: number, now: Date): SubscriptionState {
  const { period, status, trial_end } = state;
  const end = daysLater(period.end > now ? period.end : now, days);
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

/** Rounded down to whole rupiah. */
export function unusedShare(paid: Sen, { start, end }: Period, now: Date): Sen {
  const whole = end.getTime() - start.getTime();
  const left = Math.min(Math.max(end.getTime() - now.getTime(), 0), whole);
  return shareOfSen(paid, left, whole);
}

export function givenState(terms: Terms, days: number, now: Date): SubscriptionState {
  const end = daysLater(now, days);
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

export function planChanged(state: SubscriptionState, terms: Terms): SubscriptionState {
  return { ...state, next_terms: samePlan(state.terms, terms) ? null : terms };
}

export function planRefusal(
  offer: SubscriptionOffer,
  plan: Plan | undefined,
  start: { readonly price: Rupiah },
): StartRefusal | null {
  if (offer.coming_soon) return { code: 'COMING_SOON' };
  if (plan === undefined) return { code: 'PLAN_NOT_FOUND' };
  if (offer.stock === 0 || !plan.is_available) return { code: 'PLAN_OUT_OF_STOCK' };
  if (plan.price !== start.price) return { code: 'PRICE_CHANGED', details: { price: plan.price } };
  return null;
}

/** A subscriber who was offered a trial is never charged instead. */
export function trialRefusal(
  offer: SubscriptionOffer,
  hadTrial: boolean,
  start: { readonly with_trial: boolean },
): StartRefusal | null {
  const isOffered = offer.trial_period_days > 0 && offer.auto_renewal && !hadTrial;
  return start.with_trial && !isOffered ? { code: 'TRIAL_NOT_AVAILABLE' } : null;
}
