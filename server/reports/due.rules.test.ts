import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { dueOf } from './due.rules.ts';

const now = new Date('2026-11-23T05:00:00Z');
const nothing = {
  ...{ now, balance: sen(0), subscriptions: [], unpaid: [], bookings: [], sessions: [], unreviewed: [] },
};

const subscription = (different: Partial<Subscription>): Subscription => ({
  id: 'a',
  product_id: 'p',
  order_id: 'o',
  product: { slug: 's', title: 'Asisten', type: 'api_access', short_description: null, cover_url: null },
  plan: 'monthly',
  plan_name: 'Bulanan',
  billing_cycle: 'monthly',
  price: rupiah(99_000),
  status: 'active',
  auto_renewal: true,
  current_period_start: '2026-10-25T05:00:00Z',
  current_period_end: '2026-11-25T05:00:00Z',
  trial_end: null,
  next_plan: null,
  next_charge: { at: '2026-11-25T05:00:00Z', amount: rupiah(99_000) },
  discount: null,
  retention_offer: null,
  past_due: null,
  total_paid_bigint: sen(0),
  charge_count: 1,
  started_at: '2026-10-25T05:00:00Z',
  ended_at: null,
  ended_reason: null,
  ...different,
});

test('charges of the coming week are told in their order, with whether one balance is enough for all of them', () => {
  const later = { at: '2026-11-27T05:00:00Z', amount: rupiah(50_000) };
  const due = dueOf({
    ...nothing,
    balance: sen(12_000_000),
    subscriptions: [
      subscription({ id: 'b', next_charge: later }),
      subscription({ id: 'a' }),
      subscription({ id: 'c', next_charge: { at: '2026-12-01T05:00:00Z', amount: rupiah(1) } }),
      subscription({ id: 'd', next_charge: null }),
    ],
  });
  expect(due).toEqual([
    {
      kind: 'renewal',
      id: 'a',
      title: 'Asisten',
      at: '2026-11-25T05:00:00Z',
      amount: 99_000,
      is_covered: true,
    },
    { kind: 'renewal', id: 'b', title: 'Asisten', ...later, is_covered: false },
  ]);
});

test('what ends an access comes first, and is not told a second time as a charge', () => {
  const failed = { failure: 'INSUFFICIENT_BALANCE', grace_until: '2026-11-24T05:00:00Z' } as const;
  const due = dueOf({
    ...nothing,
    subscriptions: [subscription({ id: 'ok' }), subscription({ id: 'late', past_due: failed })],
    unpaid: [
      {
        id: 't',
        amount_bigint: sen(5_000_000),
        purchase_bigint: null,
        checkout_url: 'https://pay.example/t',
        at: '2026-11-20T05:00:00Z',
        title: null,
      },
    ],
    unreviewed: [{ id: 'r', title: 'SOP', slug: 'sop' }],
  });
  expect(due.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'past_due late',
    'renewal ok',
    'unpaid_top_up t',
    'review r',
  ]);
});

test('a payment of a purchase names its price, and whether the balance is enough for all of it by now', () => {
  const payment = {
    id: 't',
    amount_bigint: sen(2_500_000),
    purchase_bigint: sen(14_900_000),
    checkout_url: 'https://pay.example/t',
    at: '2026-11-20T05:00:00Z',
    title: 'SOP',
  };
  const at = (balance: number) => dueOf({ ...nothing, balance: sen(balance), unpaid: [payment] });
  expect(at(14_899_999)).toEqual([{ kind: 'unpaid_top_up', ...payment, is_covered: false }]);
  expect(at(14_900_000)).toEqual([{ kind: 'unpaid_top_up', ...payment, is_covered: true }]);
});

test('a consultation waits until it took place', () => {
  const booking = (status: Booking['status']) =>
    ({
      id: status,
      kind: 'paid',
      status,
      created_at: '2026-11-20T05:00:00Z',
      starts_at: null,
      ends_at: null,
      place: null,
      order_id: null,
    }) as const;
  expect(
    dueOf({
      ...nothing,
      bookings: [booking('booked'), booking('completed'), booking('cancelled')],
    }),
  ).toEqual([
    {
      kind: 'consultation',
      id: 'booked',
      booked: 'paid',
      at: '2026-11-20T05:00:00Z',
      starts_at: null,
      place: null,
    },
  ]);
});

test('[DECISIONS 65] the next session says its place from a day before until it is over', () => {
  const session = { kind: 'free', status: 'booked', created_at: '2026-11-20T05:00:00Z' } as const;
  const at = (starts_at: string, ends_at: string) => {
    const place = 'https://meet.example/a';
    return { ...session, id: starts_at, order_id: null, starts_at, ends_at, place };
  };
  const due = dueOf({
    ...nothing,
    bookings: [
      at('2026-11-24T05:00:01Z', '2026-11-24T06:00:00Z'),
      at('2026-11-24T05:00:00Z', '2026-11-24T06:00:00Z'),
      at('2026-11-23T04:30:00Z', '2026-11-23T05:00:01Z'),
      at('2026-11-23T04:00:00Z', '2026-11-23T05:00:00Z'),
    ],
  });
  expect(due.map((item) => [item.id, item.kind === 'consultation' && item.place])).toEqual([
    ['2026-11-23T04:30:00Z', 'https://meet.example/a'],
    ['2026-11-24T05:00:00Z', 'https://meet.example/a'],
    ['2026-11-24T05:00:01Z', null],
  ]);
});
