import { describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import {
  type AdminSubscription,
  type BillingEvent,
  listAllSubscriptions,
} from '#contract/subscriptions/admin.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { BillingHistory, SubscriptionFacts } from './subscription.route.tsx';
import { subscriptionAction } from './subscription-actions.ts';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';
const END = '2026-12-21T02:00:00.000Z';

const overdue: AdminSubscription = {
  ...{
    id: ID,
    product_id: ID,
    order_id: ID,
    plan: 'monthly',
    plan_name: 'Bulanan',
    billing_cycle: 'monthly',
  },
  price: rupiah(99_000),
  product: { slug: 'x', title: 'Asisten', type: 'ai_tool', short_description: null, cover_url: null },
  user: { id: ID, full_name: 'Sari Wulandari', email: 'sari@contoh.example' },
  is_granted: false,
  status: 'past_due',
  auto_renewal: true,
  ...{ current_period_start: AT, current_period_end: END, trial_end: null, next_plan: null, discount: null },
  next_charge: { at: END, amount: rupiah(79_000) },
  past_due: { since: AT, failure: 'INSUFFICIENT_BALANCE', grace_until: END },
  ...{ started_at: AT, ended_at: null, ended_reason: null },
};
const products = [{ id: ID, title: 'Asisten' }];
const table = tableAt(listAllSubscriptions);

test('a row says who, what, the state, what is charged next, and since when it is past due', () => {
  const page = <SubscriptionsPage table={table} subscriptions={[overdue]} total={1} products={products} />;
  const text = runInLanguage('en', () => textOf(htmlOf(page)));
  expect(text).toMatch(/Sari Wulandari.*sari@contoh\.example.*Asisten.*Past due.*Rp 79\.000.*since 21 Nov/);
});

test('the history has charges with what went back, failed charges with why, and given days with their reason', () => {
  const history: BillingEvent[] = [
    { kind: 'extended', at: AT, days: 7, reason: 'Gangguan', period_end: END },
    { kind: 'charge_failed', at: AT, amount_bigint: sen(9_900_000), failure: 'INSUFFICIENT_BALANCE' },
    {
      kind: 'charged',
      ...{ at: AT, amount_bigint: sen(9_900_000), refunded_bigint: sen(1_000_000) },
      ...{ order_id: ID, plan_name: 'Bulanan', period_start: AT, period_end: END },
    },
  ];
  const shown = { subscription: overdue, total_paid_bigint: sen(9_900_000), charge_count: 1 };
  const details = { ...shown, history, plans: [], refundable: null };
  const text = runInLanguage('id', () =>
    textOf(
      htmlOf(
        <>
          <SubscriptionFacts details={details} />
          <BillingHistory history={history} />
        </>,
      ),
    ),
  );
  expect(text).toMatch(/Menunggak sejak 21 Nov 2026.*akses ditutup 21 Des 2026/);
  expect(text).toMatch(
    /Ditambah 7 hari, sampai 21 Des 2026 Gangguan.*Tagihan gagal Saldo tidak cukup.*Rp 10\.000 dikembalikan/,
  );
});

describe('what is done to a subscription', () => {
  const asked: unknown[] = [];
  const answering = (answer: unknown): Client => ({
    call: async (_: unknown, ...input: readonly unknown[]) => {
      asked.push(...input);
      return JSON.parse(JSON.stringify(answer));
    },
  });
  const send = (fields: Record<string, string>, answer: unknown) =>
    postForm(subscriptionAction, {
      client: answering(answer),
      params: { id: ID },
      posted: formOf({ idempotency_key: 'k', ...fields }),
    });
  const done = (different: Partial<AdminSubscription> = {}) => ({
    ok: true,
    value: { subscription: { ...overdue, ...different } },
  });

  test('money goes back in sen, only with a cancellation now; what is too much stands at the amount', async () => {
    asked.length = 0;
    const fields = { intent: 'cancel', refund: '49.500', reason: 'Diminta' };
    expect(await send({ ...fields, at: 'now' }, done({ status: 'expired' }))).toMatchObject({
      success: { message: 'Langganan berakhir' },
    });
    await send({ ...fields, at: 'period_end' }, done({ status: 'cancelled' }));
    await send({ intent: 'cancel', at: 'now', reason: 'Diminta' }, done({ status: 'expired' }));
    expect(asked).toMatchObject([
      { params: { id: ID }, idempotency_key: 'k', body: { at: 'now', refund_bigint: 4_950_000 } },
      { body: { at: 'period_end', refund_bigint: 0 } },
      { body: { at: 'now', refund_bigint: 0, refund_method: 'wallet_credit' } },
    ]);
    const refusal = { code: 'REFUND_EXCEEDS_PAID', message: 'Paling banyak Rp 1.000', details: {} };
    expect(await send({ ...fields, at: 'now' }, { ok: false, refusal })).toMatchObject({
      result: { error: { refund: ['Paling banyak Rp 1.000'] } },
    });
  });

  test('days, a plan with the price that was shown, a retry and a resumption are sent as they are', async () => {
    asked.length = 0;
    await send({ intent: 'extend', days: '7', reason: 'Gangguan' }, done());
    await send({ intent: 'plan', choice: 'yearly 990000' }, done());
    await send({ intent: 'retry' }, done());
    await send({ intent: 'resume' }, done());
    expect(asked).toMatchObject([
      { body: { days: 7, reason: 'Gangguan' } },
      { body: { plan: 'yearly', price: 990_000 } },
      { body: {} },
      { body: {} },
    ]);
    expect(await send({ intent: 'extend', days: 'seminggu', reason: 'Gangguan' }, done())).toMatchObject({
      result: { error: { days: [expect.any(String)] } },
    });
    expect(await send({ intent: 'plan', choice: 'yearly' }, done())).toMatchObject({
      result: { error: { choice: [expect.any(String)] } },
    });
  });
});
