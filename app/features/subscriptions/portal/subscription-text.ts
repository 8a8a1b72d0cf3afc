import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsCopy, termsCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { pricePerCycle } from '../service/plan-view.ts';

type RetentionOffer = NonNullable<Subscription['retention_offer']>;

/** A non-breaking space keeps the amount on one line. */
const amount = (value: Rupiah) => formatRupiah(value).replace(' ', '\u00a0');
const moment = (iso: string) => termsCopy.moment(formatCardDate(iso), formatTime(iso));

export function nextStepText(subscription: Subscription): string {
  const { status, next_charge, current_period_end, past_due } = subscription;
  const end = formatCardDate(current_period_end);
  if (status === 'expired') return endedText(subscription);
  if (status === 'cancelled') return termsCopy.runsUntil(end);
  if (past_due !== null) return termsCopy.openUntil(formatCardDate(past_due.grace_until));
  if (next_charge === null) return termsCopy.endsOn(end);
  const charge = termsCopy.charge(amount(next_charge.amount), formatCardDate(next_charge.at));
  return status === 'trialing' ? termsCopy.firstCharge(charge) : termsCopy.nextCharge(charge);
}

/** The next plan with its price; null when the present one stays, or none follows. */
export function planChangeNotice({ status, next_plan }: Subscription): string | null {
  if (next_plan === null || status === 'cancelled') return null;
  const price = pricePerCycle(next_plan).replace(' ', '\u00a0');
  return termsCopy.changesTo(next_plan.plan_name, price);
}

/** The discount's amount and duration; null without one. */
export function discountText({ discount, next_charge }: Subscription): string | null {
  if (discount === null || next_charge === null) return null;
  const { title, periods_left } = discount;
  const off =
    discount.amount === 0
      ? termsCopy.discountWaits(title)
      : termsCopy.discount(title, amount(discount.amount));
  const left = periods_left === null ? termsCopy.discountAlways : termsCopy.discountLeft(periods_left);
  return `${off}, ${left}.`;
}

export function offerTexts({ billing_cycle }: Subscription, { price, periods }: RetentionOffer) {
  const shown = pricePerCycle({ price, billing_cycle }).replace(' ', '\u00a0');
  return {
    text: periods === null ? termsCopy.offerAlways(shown) : termsCopy.offerPeriods(shown, periods),
    accept: termsCopy.offerAccept(amount(price)),
  };
}

export function endedText({ ended_at, ended_reason }: Subscription): string {
  const { statuses, endReasons } = subscriptionsCopy;
  const when = ended_at === null ? '' : ` · ${formatCardDate(ended_at)}`;
  return `${ended_reason === null ? statuses.expired : endReasons[ended_reason]}${when}`;
}

export interface ChangeTerm {
  readonly label: string;
  readonly value: string;
  readonly notTaken?: string;
}

/** A paid period runs to its end; an unpaid one ends at once, and its charge is dropped. */
export function cancelTerms({
  status,
  current_period_end,
  next_charge,
}: Subscription): readonly ChangeTerm[] {
  if (status === 'past_due') return [];
  const label = status === 'trialing' ? termsCopy.trialGoesOn : termsCopy.accessGoesOn;
  const until = { label, value: moment(current_period_end) };
  if (next_charge === null) return [until];
  return [
    until,
    { label: termsCopy.afterwards, value: termsCopy.notTaken, notTaken: amount(next_charge.amount) },
  ];
}

export function resumeTerms({ next_plan, discount, ...subscription }: Subscription): readonly ChangeTerm[] {
  const { price, billing_cycle } = next_plan ?? subscription;
  const charged = { price: rupiah(price - (discount?.amount ?? 0)), billing_cycle };
  return termsFrom(subscription.current_period_end, charged);
}

export const planTerms = ({ current_period_end }: Subscription, chosen: PlanPrice): readonly ChangeTerm[] =>
  termsFrom(current_period_end, chosen);

type PlanPrice = Pick<Subscription, 'price' | 'billing_cycle'>;

const termsFrom = (start: string, plan: PlanPrice): readonly ChangeTerm[] => [
  { label: termsCopy.today, value: formatRupiah(rupiah(0)) },
  { label: termsCopy.from(moment(start)), value: pricePerCycle(plan).replace(' ', '\u00a0') },
];
