import { describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { type AdminOrder, type AdminOrderDetails, listAllOrders } from '#contract/orders/admin.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { ordersCopy, refundCopy } from '#messages/orders/admin.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { notaOf } from '#shared/shop/nota.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { formOf, postForm } from '#tests/support/form-reply.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { orderAction } from './order-actions.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderDetails, OrderEntries, OrderItems, OrderMetadata, OrderTimeline } from './order-sections.tsx';
import { OrdersPage } from './orders.route.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';
const table = tableAt(listAllOrders);

const order = (different: Partial<AdminOrder> = {}): AdminOrder => ({
  id: ID,
  user_id: ID,
  amount: rupiah(149_000),
  amount_bigint: sen(14_900_000),
  currency: 'IDR',
  status: 'completed',
  payment_method: 'wallet',
  total_credits: rupiah(149_000),
  discount_bigint: sen(0),
  discount_code: null,
  customer_email: 'sari@contoh.example',
  customer_name: 'Sari Wulandari',
  payment_provider: null,
  payment_id: null,
  payment_reference: null,
  nota: labelNota(notaOf([], { way: 'wallet', brought: sen(0) })),
  transaction_type: 'credit',
  metadata: { refund_days: 7 },
  sources: { first: null, last: null },
  items: [
    {
      id: ID,
      product_id: ID,
      slug: 'sop',
      title: 'SOP AI',
      type: 'template',
      price_bigint: sen(14_900_000),
      discount_bigint: sen(0),
      owned_bigint: sen(0),
      bump_bigint: sen(0),
      parts: [],
      quantity: 2,
      gift_quantity: 1,
    },
  ],
  created_at: AT,
  updated_at: AT,
  ...different,
});

const details: AdminOrderDetails = {
  order: order(),
  paid_bigint: sen(14_900_000),
  refundable_bigint: sen(9_900_000),
  refundable_payments: [{ id: ID, refundable_bigint: sen(4_000_000) }],
  invoice_number: 'INV/2026/000123',
  credit_notes: [],
  payments: [
    {
      type: 'purchase',
      description: 'SOP AI',
      amount_bigint: sen(-14_900_000),
      balance_after: sen(0),
      created_at: AT,
    },
  ],
  events: [
    { at: AT, kind: 'ordered', amount_bigint: null, note: '' },
    { at: AT, kind: 'status_changed', amount_bigint: null, note: 'pending → completed' },
  ],
};

describe('the list of orders', () => {
  const page = (orders: readonly AdminOrder[], canChange = true) =>
    htmlOf(<OrdersPage table={table} orders={orders} total={orders.length} canChange={canChange} />);

  test('[ADM-016, AORD-001, AORD-002, AORD-003, AORD-004, AORD-005, AORD-006] has its heading, search, filter, refresh and columns', () => {
    const html = runInLanguage('en', () => page([order()]));
    expect(html).toContain('>Orders Management</h1>');
    expect(html).toContain('type="search"');
    const headings = [...html.matchAll(/<th.*?<\/th>/g)].map(([th]) => textOf(th).trim());
    // The order's cell has its items and its id (DECISIONS 74).
    expect(headings).toEqual(['Order', 'Customer', 'Total', 'Status', 'Created', 'Actions']);
    const text = textOf(html);
    expect(text).toMatch(new RegExp(`SOP AI .*#${ID.slice(0, 8)} Sari`));
    // Each status is a tab, so there is no select beside them.
    expect(text).toContain(`All ${orderStatuses.join(' ')}`);
    expect(html).not.toContain('<select name="status"');
    expect(text).toContain('Refresh');
    expect(html).toContain(`href="/admin/orders/${ID}"`);
  });

  test('gives those who only read nothing to change', () => {
    expect(textOf(page([order()]))).toContain('Beri produk');
    expect(textOf(page([order()], false))).not.toMatch(/Beri produk|CSV/);
    expect(textOf(page([]))).toContain('Belum ada pesanan');
  });

  test('[AORD-012, AORD-013] has a badge of its own for each status, and the outline for processing', () => {
    const badge = (status: AdminOrder['status']) => {
      const column = orderColumns(() => '').find(({ header }) => header === 'Status');
      return htmlOf(column?.cell(order({ status })))
        .match(/<path d="([^"]*)"[^>]*class="([^"]*)"/)
        ?.slice(1)
        .join(' ');
    };
    const own = (['completed', 'pending', 'failed', 'cancelled', 'refunded'] as const).map(badge);
    expect(own).not.toContain(badge('processing'));
    expect(badge('processing')).toContain('fill-none stroke-ink-2');
    expect(new Set(own).size).toBe(5);
  });
});

test('[AORD-007, AORD-014, AAPI-015, AENT-016, AENT-017] an order is seen with its own items, its ledger entries, its metadata and what happened to it', () => {
  const text = textOf(
    htmlOf(
      <>
        <OrderDetails details={details} canOpen />
        <OrderItems order={details.order} />
        <OrderEntries payments={details.payments} />
        <OrderTimeline events={details.events} />
        <OrderMetadata order={details.order} />
      </>,
    ),
  );
  expect(text).toMatch(/Pembeli sari@contoh.example Metode Saldo Invoice INV\/2026\/000123/);
  expect(text).toContain('Masih dapat dikembalikan Rp 99.000');
  expect(text).toContain('2 × SOP AI 1 menjadi kode hadiah Rp 298.000');
  expect(text).toMatch(/Pembelian: SOP AI −Rp 149.000 .*saldo Rp 0/);
  expect(text).toMatch(/Pesanan dibuat .*Status diubah admin pending → completed/);
  expect(text).toContain('{ "refund_days": 7 }');
});

describe('what is done to an order', () => {
  const asked: unknown[] = [];
  const answering = (answer: unknown): Client => ({
    call: async (_: unknown, ...input: readonly unknown[]) => {
      asked.push(...input);
      return JSON.parse(JSON.stringify(answer));
    },
  });
  const send = (fields: Record<string, string>, answer: unknown) =>
    postForm(orderAction, { client: answering(answer), params: { id: ID }, posted: formOf(fields) });
  const broken = { ok: false, refusal: { code: 'INTERNAL', message: 'x', request_id: null } };

  test('[AORD-008, AERR-024, AERR-025, AERR-026] a status is set, and the words are those of the specification', async () => {
    const ok = { ok: true, value: { status: 'failed' } };
    const inEnglish = (answer: unknown) => runInLanguage('en', () => send({ status: 'failed' }, answer));
    expect(await inEnglish(ok)).toMatchObject({
      success: { message: 'Order status updated to failed' },
    });
    expect(await inEnglish(broken)).toMatchObject({
      problem: { message: 'Failed to update order status' },
    });
    expect(await send({ status: 'lunas' }, ok)).toMatchObject({ success: null, problem: {} });
    expect(runInLanguage('en', () => ordersCopy.failed)).toBe('Failed to load orders');
    expect(await send({ status: 'failed' }, ok)).toMatchObject({
      success: { message: 'Status pesanan diubah menjadi gagal' },
    });
  });

  test('a refund is sent in sen, to the wallet or the payment, and what is too much stands at the amount', async () => {
    asked.length = 0;
    const fields = { intent: 'refund', user_id: ID, amount: '99000', reason: 'Salah', idempotency_key: 'k' };
    const whole = { ok: true, value: { refund_id: ID, order_id: ID, refundable_bigint: 0 } };
    expect(await send({ ...fields, ends_access: 'on' }, whole)).toMatchObject({
      success: { message: 'Status pesanan diubah menjadi dikembalikan' },
    });
    const part = { ok: true, value: { ...whole.value, refundable_bigint: 100 } };
    expect(await send(fields, part)).toMatchObject({
      success: { message: 'Rp 99.000 dikembalikan ke saldo' },
    });
    expect(await send({ ...fields, refund_method: 'payment_provider' }, part)).toMatchObject({
      success: { message: 'Rp 99.000 sedang dikembalikan lewat gateway' },
    });
    expect(asked).toMatchObject([
      {
        idempotency_key: 'k',
        body: { order_id: ID, amount_bigint: 9_900_000, refund_method: 'wallet_credit', ends_access: true },
      },
      { body: { ends_access: false } },
      { body: { refund_method: 'payment_provider' } },
    ]);
    const refusal = { code: 'REFUND_EXCEEDS_PAID', message: 'Paling banyak Rp 1.000', details: {} };
    expect(await send(fields, { ok: false, refusal })).toMatchObject({
      result: { error: { amount: ['Paling banyak Rp 1.000'] } },
    });
    for (const amount of ['', '0', '1.5', '-4'])
      expect(await send({ ...fields, amount }, whole)).toMatchObject({
        result: { error: { amount: [expect.any(String)] } },
      });
  });
});

test('DECISIONS 57: staff see how much of an order each payment can take back, and that the rest goes to the wallet', () => {
  expect(refundCopy.gatewayHint(details.refundable_payments)).toMatch(
    /^Sekali kirim ke satu pembayaran, paling banyak Rp 40\.000 ke #\w+\. Selebihnya, misalnya dari voucher, hanya ke saldo\./,
  );
  expect(refundCopy.gatewayHint([])).toMatch(/^Tidak ada pembayaran yang dapat menerima dana pesanan ini/);
});
