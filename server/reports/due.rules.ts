import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import type { Due } from '#contract/reports/overview.ts';
import type { SubscriptionSummary } from '#server/subscriptions/index.ts';
import { type Sen, toSen } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';

const RENEWAL_DAYS = 7;

type Session = Pick<
  Booking,
  'id' | 'kind' | 'status' | 'created_at' | 'starts_at' | 'ends_at' | 'order_id' | 'place'
>;

interface DueInput {
  readonly now: Date;
  readonly balance: Sen;
  readonly subscriptions: readonly SubscriptionSummary[];
  readonly unpaid: readonly Omit<Extract<Due, { kind: 'unpaid_top_up' }>, 'kind' | 'is_covered'>[];
  readonly bookings: readonly Session[];
  readonly sessions: readonly OwnClassSession[];
  readonly unreviewed: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
}

export function dueOf({
  now,
  balance,
  subscriptions,
  unpaid,
  bookings,
  sessions,
  unreviewed,
}: DueInput): Due[] {
  return [
    ...pastDue(subscriptions),
    ...renewals(subscriptions, { now, balance }),
    ...unpaid.map((payment): Due => {
      const { purchase_bigint: price } = payment;
      return { kind: 'unpaid_top_up', ...payment, is_covered: price !== null && price <= balance };
    }),
    ...nextSessions(bookings, now).map(({ id, kind, created_at, starts_at, place }): Due => {
      const isNear = starts_at !== null && Date.parse(starts_at) - now.getTime() <= DAY_MS;
      return {
        kind: 'consultation',
        id,
        booked: kind,
        at: created_at,
        starts_at,
        place: isNear ? place : null,
      };
    }),
    ...nextOfClasses(sessions, now),
    ...unreviewed.map(({ id, title, slug }): Due => ({ kind: 'review', id, title, slug })),
  ];
}

/** Soonest first, and for each package the first session that needs a time. */
function nextSessions(bookings: readonly Session[], now: Date): readonly Session[] {
  const open = bookings.filter(
    ({ status, ends_at }) => status === 'booked' && (ends_at === null || Date.parse(ends_at) > now.getTime()),
  );
  const isFirst = (one: Session) =>
    one.order_id === null ||
    open.findLast(({ order_id, starts_at }) => order_id === one.order_id && starts_at === null) === one;
  return [
    ...open
      .filter(({ starts_at }) => starts_at !== null)
      .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? '')),
    ...open.filter((one) => one.starts_at === null && isFirst(one)),
  ];
}

const nextOfClasses = (sessions: readonly OwnClassSession[], now: Date): Due[] =>
  sessions
    .filter(({ ends_at }) => Date.parse(ends_at) > now.getTime())
    .filter(({ product }, at, coming) => coming.findIndex((one) => one.product.id === product.id) === at)
    .map(
      ({ id, starts_at, product: { title, slug } }): Due => ({ kind: 'class', id, title, slug, starts_at }),
    );

const pastDue = (subscriptions: readonly SubscriptionSummary[]): Due[] =>
  subscriptions.flatMap(({ id, product: { title }, past_due, price }): Due[] =>
    past_due === null ? [] : [{ kind: 'past_due', id, title, amount: price, at: past_due.grace_until }],
  );

/** One balance pays them in turn. */
function renewals(
  subscriptions: readonly SubscriptionSummary[],
  { now, balance }: Pick<DueInput, 'now' | 'balance'>,
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
