import { expect, test } from 'vitest';
import type { QueuedRefund } from '#contract/admin/refunds.ts';
import { sen } from '#shared/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { RefundsPage } from './refunds-page.tsx';

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
      tab="requested"
      page={1}
      refunds={refunds}
      total={refunds.length}
      waiting={refunds.length}
    />,
  );

test('a request stands beside its facts, and says which of them the policy does not allow', () => {
  const html = page([refund]);
  for (const words of [
    'Tidak cocok untuk klinik kami.',
    'Rp 250.000',
    '2 dari 7 hari',
    '35% dari 20% (saat diajukan 10%)',
    'Setujui',
  ]) {
    expect(textOf(html)).toContain(words);
  }
  expect(html.match(/aria-label="di luar aturan"/g)).toHaveLength(1);
  expect(html.match(/aria-label="dalam aturan"/g)).toHaveLength(3);
});

test('what is decided has no buttons, and an empty queue says that nobody waits', () => {
  const decided = { ...refund, status: 'approved', decided_at: refund.created_at } as const;
  expect(page([decided])).not.toContain('<button');
  expect(textOf(page([]))).toContain('Tidak ada yang menunggu');
});
