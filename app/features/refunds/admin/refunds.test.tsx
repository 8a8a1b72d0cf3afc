import { expect, test } from 'vitest';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { sen } from '#shared/money/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { RefundFacts } from './refund-panel.tsx';
import { RefundsPage, readQueue } from './refunds-page.tsx';

const ID = '3f2b8c1e-0000-4000-8000-000000000000';
const refund: QueuedRefund = {
  id: ID,
  user_id: ID,
  user_name: 'Sari Wulandari',
  user_email: 'sari@contoh.example',
  order_id: ID,
  title: 'Template SOP AI',
  amount_bigint: sen(25_000_000),
  refundable_bigint: sen(25_000_000),
  destination: 'wallet',
  reason: 'Tidak cocok untuk klinik kami.',
  consumed_percent: 10,
  download_count: 0,
  used_now: { consumed_percent: 35, download_count: 0 },
  days_since_purchase: 2,
  policy: { days: 7, max_percent: 20 },
  payment_method: 'wallet',
  status: 'requested',
  decision_note: '',
  decided_by_name: null,
  decided_at: null,
  bought_at: '2026-11-18T03:00:00.000Z',
  created_at: '2026-11-20T03:00:00.000Z',
};
const page = (refunds: readonly QueuedRefund[]) =>
  htmlOf(
    <RefundsPage
      table={readQueue(new URLSearchParams())}
      refunds={refunds}
      total={refunds.length}
      waiting={refunds.length}
    />,
    '/admin/refunds',
  );

test('a request stands in a row with its facts, marks what the policy does not allow, and its tab counts who waits', () => {
  const html = page([refund]);
  for (const words of [
    'Tidak cocok untuk klinik kami.',
    'Rp 250.000',
    '2 dari 7 hari',
    '35% dibuka',
    'Menunggu 1',
  ]) {
    expect(textOf(html)).toContain(words);
  }
  // On a phone the facts have no headings, and the decision is a button beneath the reason.
  expect(textOf(html)).toContain('hari ke-2 dari 7');
  expect(html).toMatch(
    /untuk klinik kami\.<\/p><a[^>]*class="[^"]*min-h-tap[^"]*@cards:hidden[^"]*"[^>]*>Putuskan</,
  );
  expect(page([{ ...refund, status: 'approved' }])).not.toContain('Putuskan<');
  // In its column, and folded into the second line of the row.
  expect(html.match(/aria-label="di luar aturan"/g)).toHaveLength(2);
  expect(page([{ ...refund, used_now: { consumed_percent: 20, download_count: 0 } }])).not.toContain(
    'di luar aturan',
  );
});

test('the facts say what was used when it was asked for, beside what was used since', () => {
  const html = htmlOf(<RefundFacts refund={refund} />);
  expect(textOf(html)).toContain('35% dari 20% (saat diajukan 10%)');
  expect(html.match(/aria-label="di luar aturan"/g)).toHaveLength(1);
  expect(html.match(/aria-label="dalam aturan"/g)).toHaveLength(3);
});

test('what waits is shown first, and an empty queue says that nobody waits', () => {
  expect(readQueue(new URLSearchParams()).view.filters).toEqual({ status: 'requested' });
  expect(readQueue(new URLSearchParams('status=all')).view.filters).toEqual({ status: 'all' });
  expect(textOf(page([]))).toContain('Tidak ada yang menunggu');
});
