import { describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import {
  type AdminPayment,
  type Finding,
  listAllPayments,
  listWebhookLog,
  type Webhook,
} from '#contract/payments/admin.ts';
import { disputeCopy, paymentsCopy } from '#messages/payments/admin.ts';
import { sen } from '#shared/money/money.ts';
import { disputeVerdicts } from '#shared/payments/disputes.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { DisputeActions } from './dispute-actions.tsx';
import { paymentAction } from './payment-actions.ts';
import { RawData } from './payment-panels.tsx';
import { PaymentTable, WebhookTable } from './payment-tables.tsx';
import { PaymentListLayout, PaymentsLayout } from './payments.route.tsx';
import { Reconciliation } from './reconciliation.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';

const payment = (different: Partial<AdminPayment> = {}): AdminPayment => ({
  id: ID,
  user_id: ID,
  user_name: 'Sari Wulandari',
  user_email: 'sari@contoh.example',
  gateway: 'dev_mode',
  payment_method: 'qris',
  transaction_id: null,
  order_id: null,
  description: '',
  session_id: 'dev_1',
  status: 'completed',
  amount_bigint: sen(2_500_000),
  received_bigint: sen(2_500_000),
  charge_currency: 'IDR',
  charge_bigint: null,
  flags: [],
  raw_payload: {},
  created_at: AT,
  completed_at: AT,
  reviewed_at: null,
  ...different,
});

const webhook = (different: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  gateway: 'dev_mode',
  event_id: 'e',
  event_type: 'payment.paid',
  payload: {},
  processed: true,
  error_message: null,
  is_foreign: false,
  status: 'Processed',
  attempts: 1,
  created_at: AT,
  processed_at: AT,
  ...different,
});

describe('payments and webhooks', () => {
  test('[ADM-019, APAY-001, APAY-002, APAY-003, APAY-004] have tabs with addresses, a search, and filters by status and gateway', () => {
    const html = runInLanguage('en', () =>
      htmlOf(
        <PaymentsLayout tab="webhooks">
          <PaymentListLayout tab="webhooks" table={tableAt(listWebhookLog)} total={0} failed={2}>
            {null}
          </PaymentListLayout>
        </PaymentsLayout>,
      ),
    );
    expect(html).toContain('>Payments and Webhooks</h1>');
    expect(textOf(html)).toContain('Payments Webhooks Reconciliation');
    expect(html).toMatch(/aria-current="page"[^>]*href="\/admin\/payments\?tab=webhooks"/);
    expect(html).toContain('type="search"');
    expect(html).toContain('name="tab" value="webhooks"');
    expect(textOf(html)).toContain('Gateway All Card (Stripe) PayPal Simulated payment Xendit');
    expect(textOf(html)).toContain('No notifications yet');
    // Those that a person has to look at are counted on their tab, whatever is listed.
    expect(textOf(html)).toMatch(/All Failed 2 Processed Pending/);
    const payments = htmlOf(
      <PaymentListLayout tab="payments" table={tableAt(listAllPayments, 'search=x')} total={0}>
        {null}
      </PaymentListLayout>,
    );
    expect(textOf(payments)).toMatch(/Semua Menunggu Selesai Gagal Kedaluwarsa Dibatalkan Dikembalikan/);
    expect(textOf(payments)).toContain('Tidak ada yang cocok');
  });

  test('[APAY-006, APAY-007, APAY-008] are shown with their state, an error before everything else', () => {
    const flagged = payment({ id: 'b', flags: ['paid_after_expiry'], status: 'expired' });
    expect(textOf(htmlOf(<PaymentTable payments={[payment(), flagged]} />))).toMatch(
      /Sari Wulandari QRIS, Simulasi pembayaran Selesai .*sari@contoh.example Rp 25.000 QRIS, Simulasi pembayaran Selesai .*dibayar setelah batas waktu .*Kedaluwarsa/,
    );
    const failed = webhook({ id: 2, status: 'Failed', error_message: 'no payment has the session x' });
    const waiting = webhook({ id: 3, status: 'Pending', event_type: 'payment.expired' });
    const text = textOf(
      runInLanguage('en', () => htmlOf(<WebhookTable webhooks={[webhook(), failed, waiting]} />)),
    );
    expect(text).toMatch(
      /payment.paid Simulated payment Processed .*no payment has the session x Simulated payment Failed .*payment.expired Simulated payment Pending/,
    );
  });

  test('[APAY-005, APAY-009] what a gateway answered is indented, and a failed answer says its status', () => {
    const html = htmlOf(<RawData title="Jawaban" data={{ a: { b: 1 } }} />);
    expect(html).toContain('{\n  &quot;a&quot;: {\n    &quot;b&quot;: 1\n  }\n}');
    expect(runInLanguage('en', () => paymentsCopy.failed(503))).toBe('Failed to load payments (HTTP 503)');
  });
});

test('a finding says what its button will do, and the result of the nightly audit is shown', () => {
  const finding = (different: Partial<Finding>): Finding => ({
    kind: 'stuck',
    subject_id: ID,
    gateway: 'dev_mode',
    user_email: 'sari@contoh.example',
    amount_bigint: sen(3_000_000),
    received_bigint: null,
    detail: '',
    since: AT,
    due_at: null,
    resolution: 'check',
    foreseen: null,
    ...different,
  });
  const text = textOf(
    htmlOf(
      <Reconciliation
        findings={[
          finding({}),
          finding({
            kind: 'amount_differs',
            received_bigint: sen(2_900_000),
            detail: 'amount_differs',
            resolution: 'review',
          }),
          finding({ kind: 'unmatched', user_email: null, subject_id: '7', resolution: 'replay' }),
        ]}
        audit={{
          checks: 30,
          broken: [{ check: 'postings-sum-to-zero', total: 2, rows: [] }],
          finished_at: AT,
        }}
      />,
    ),
  );
  expect(text).toContain('1 pemeriksaan menemukan selisih. 21 Nov 2026, 09.00 WIB');
  expect(text).toContain('postings-sum-to-zero (2 baris)');
  expect(text).toMatch(/Menggantung 1 .*Gateway ditanya sekarang.*Tanya gateway/);
  expect(text).toMatch(/diterima Rp 29.000 jumlah berbeda .*Tandai diperiksa/);
  expect(text).toMatch(/Webhook #7 .*Tangani ulang/);
  expect(textOf(htmlOf(<Reconciliation findings={[]} audit={null} />))).toMatch(
    /Belum pernah .*Semuanya cocok/,
  );
});

test('DECISIONS 59: a dispute is asked about once, with the access, credit and claim that each verdict means', () => {
  const foreseen = {
    ended_orders: 2,
    order_ids: [],
    takes_bigint: sen(2_000_000),
    owes_bigint: sen(3_000_000),
    returns_bigint: sen(0),
  };
  const { lost, won, waived } = disputeCopy.foreseen;
  expect(lost(foreseen)).toBe(
    'Akses dari 2 pesanan yang dibayar dengan pembayaran ini berakhir. Rp 20.000 ditarik dari dompet. Rp 30.000 menjadi tagihan, dan dompet tetap dibekukan sampai tertagih atau dihapuskan.',
  );
  expect(lost({ ...foreseen, ended_orders: 0, owes_bigint: sen(0) })).toBe(
    'Rp 20.000 ditarik dari dompet. Tidak ada tagihan yang tersisa.',
  );
  expect(won(foreseen)).toMatch(/^Tidak ada uang yang berpindah/);
  expect(won({ ...foreseen, returns_bigint: sen(2_000_000) })).toMatch(
    /^Rp 20\.000 yang sudah ditarik kembali ke dompet/,
  );
  expect(waived(foreseen)).toMatch(/^Tagihan Rp 50\.000 dihapuskan/);
  const props = { id: ID, name: 'sari@contoh.example', foreseen };
  expect(textOf(htmlOf(<DisputeActions {...props} verdicts={['lost', 'won']} />)).trim()).toBe(
    'Kalah, tarik saldo Menang',
  );
  expect(textOf(htmlOf(<DisputeActions {...props} verdicts={disputeVerdicts} />))).toContain(
    'Hapuskan tagihan',
  );
  expect(
    textOf(htmlOf(<DisputeActions {...props} verdicts={['won']} />)),
    'what takes no money is only noted',
  ).toContain('Sudah ditangani');
});

test('what is done to a payment or notice is answered in words, a replay that fails again with its error', async () => {
  const send = (fields: Record<string, string>, answer: unknown) => {
    const client: Client = { call: async () => JSON.parse(JSON.stringify(answer)) };
    return postForm(paymentAction, { client, posted: formOf({ id: ID, ...fields }) });
  };
  const value = { payment: payment(), webhook: webhook() };
  expect(await send({ intent: 'check' }, { ok: true, value })).toMatchObject({
    success: { message: 'Status di gateway: Selesai' },
  });
  expect(await send({ intent: 'replay' }, { ok: true, value })).toMatchObject({
    success: { message: 'Notifikasi: Ditangani' },
  });
  const claimed = { ok: true, value: { id: ID, taken_bigint: 2_000_000, claim_bigint: 3_000_000 } };
  expect(await send({ intent: 'lost', reason: 'Bank' }, claimed)).toMatchObject({
    success: { message: 'Sengketa diputuskan. Rp 30.000 masih ditagih' },
  });
  const again = { webhook: webhook({ status: 'Failed', error_message: 'masih gagal' }) };
  expect(await send({ intent: 'replay' }, { ok: true, value: again })).toMatchObject({
    success: null,
    problem: { message: 'masih gagal' },
  });
  for (const deed of ['close', 'review'])
    expect(await send({ intent: deed, reason: 'Sudah' }, { ok: true, value })).toMatchObject({
      problem: null,
    });
  const refusal = { code: 'INVALID_INPUT', message: 'x', fields: { reason: 'Tulis alasannya.' } };
  const problems = { '': 'Wajib diisi.', ab: 'Minimal 3 karakter.', Sudah: 'Tulis alasannya.' };
  for (const [reason, problem] of Object.entries(problems))
    expect(await send({ intent: 'review', reason }, { ok: false, refusal })).toMatchObject({
      result: { error: { reason: [problem] } },
    });
});
