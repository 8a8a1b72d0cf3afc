import type { Booking } from '#contract/account/bookings.ts';
import type { Due } from '#contract/account/overview.ts';
import type { Subscription } from '#contract/account/subscriptions.ts';
import { DAY_MS } from '#shared/dates.ts';
import { type Sen, toSen } from '#shared/money.ts';

const RENEWAL_DAYS = 7;

interface Waiting {
  readonly now: Date;
  readonly balance: Sen;
  readonly subscriptions: readonly Subscription[];
  readonly unpaid: readonly Omit<Extract<Due, { kind: 'unpaid_top_up' }>, 'kind'>[];
  readonly bookings: readonly Pick<Booking, 'id' | 'kind' | 'status' | 'created_at'>[];
  readonly unreviewed: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
}

/** What waits for a buyer: what ends an access, what will be charged, what can be paid, who is to be met, what is asked. */
export function dueOf({ now, balance, subscriptions, unpaid, bookings, unreviewed }: Waiting): Due[] {
  return [
    ...pastDue(subscriptions),
    ...renewals(subscriptions, { now, balance }),
    ...unpaid.map((payment): Due => ({ kind: 'unpaid_top_up', ...payment })),
    ...bookings.flatMap(({ id, kind, status, created_at }): Due[] =>
      status === 'booked' ? [{ kind: 'consultation', id, booked: kind, at: created_at }] : [],
    ),
    ...unreviewed.map(({ id, title, slug }): Due => ({ kind: 'review', id, title, slug })),
  ];
}

const pastDue = (subscriptions: readonly Subscription[]): Due[] =>
  subscriptions.flatMap(({ id, product: { title }, past_due, price }): Due[] =>
    past_due === null ? [] : [{ kind: 'past_due', id, title, amount: price, at: past_due.grace_until }],
  );

/** One balance pays them in turn. */
function renewals(
  subscriptions: readonly Subscription[],
  { now, balance }: Pick<Waiting, 'now' | 'balance'>,
): Due[] {
  const until = now.getTime() + RENEWAL_DAYS * DAY_MS;
  let left: number = balance;
  return subscriptions
    .flatMap(({ id, product: { title }, next_charge, past_due }) =>
      next_charge === null || past_due !== null || new Date(next_charge.at).getTime() > until
        ? []
        : [{ id, title, ...next_charge }],
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((charge): Due => {
      left -= toSen(charge.amount);
      return { kind: 'renewal', ...charge, is_covered: left >= 0 };
    });
}
