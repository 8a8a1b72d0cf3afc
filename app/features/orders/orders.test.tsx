import { describe, expect, test } from 'vitest';
import { OrderRefunds } from '#app/features/refunds/order-refunds.tsx';
import { RefundDestination } from '#app/features/refunds/refund-form.tsx';
import type { ItemRefund, OrderDetails } from '#contract/orders/orders.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { notaOf } from '#shared/shop/nota.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { OrderTimeline } from './order.route.tsx';
import { OrderSummary } from './order-summary.tsx';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const AT = '2026-11-21T02:00:00.000Z';

const refund: ItemRefund = {
  order_item_id: ID,
  obstacle: null,
  until: '2026-11-28T02:00:00.000Z',
  policy: { days: 7, max_percent: 20 },
  destinations: ['wallet'],
  requests: [],
};

const sold = {
  ...{ product_id: ID, title: 'SOP AI', price_bigint: sen(14_900_000) },
  ...{ discount_bigint: sen(0), owned_bigint: sen(0), bump_bigint: sen(0) },
  ...{ discount_code: null, discount_title: null },
};

const details = (different: Partial<OrderDetails> = {}): OrderDetails => ({
  order: {
    id: ID,
    user_id: ID,
    amount: rupiah(149_000),
    amount_bigint: sen(14_900_000),
    currency: 'IDR',
    status: 'completed',
    payment_method: 'wallet',
    payment_provider: null,
    payment_id: null,
    payment_reference: null,
    total_credits: rupiah(149_000),
    discount_bigint: sen(0),
    discount_code: null,
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
        quantity: 1,
        gift_quantity: 0,
      },
    ],
    nota: labelNota(notaOf([{ ...sold, quantity: 1 }], { way: 'qris', brought: sen(14_900_000) })),
    created_at: AT,
    updated_at: AT,
  },
  invoice_number: 'INV/2026/000123',
  credit_notes: [],
  is_invoiced: true,
  payments: [],
  refunds: [refund],
  events: [],
  ...different,
});

describe('an order', () => {
  test('shows items, total and the invoice', () => {
    const html = htmlOf(<OrderSummary details={details()} />);
    expect(textOf(html)).toMatch(
      /SOP AI Template Rp 149\.000 Total Rp 149\.000 Dibayar dengan QRIS Rp 149\.000 Invoice INV\/2026\/000123 Buka pembelian Unduh invoice/,
    );
    expect(html).toContain(`href="/api/checkout/orders/${ID}/invoice.pdf"`);
    expect(html).toMatch(/href="\/user\/purchases\/sop"[^>]*>Buka pembelian/);
    const [item] = details().order.items;
    const order = { ...details().order, items: item === undefined ? [] : [{ ...item, quantity: 3 }] };
    expect(textOf(htmlOf(<OrderSummary details={details({ order })} />))).toContain(
      '3 × SOP AI Template Rp 447.000',
    );
    const free = details({ is_invoiced: false, invoice_number: null });
    expect(textOf(htmlOf(<OrderSummary details={free} />))).not.toContain('Invoice');
  });

  test('says until when a refund can be requested, what prevents it, and what was decided', () => {
    const open = textOf(htmlOf(<OrderRefunds details={details()} />));
    expect(open).toContain('dalam 7 hari, selama berkas belum diunduh dan materi dibuka paling banyak 20%.');
    expect(open).toMatch(/Bisa diminta sampai 28 Nov 2026, 09\.00 WIB\. .*Minta pengembalian dana/);
    const late = details({ refunds: [{ ...refund, obstacle: 'REFUND_TOO_LATE' }] });
    const lateText = textOf(htmlOf(<OrderRefunds details={late} />));
    expect(lateText).toContain('Batas waktunya sudah lewat.');
    expect(lateText).not.toContain('Minta pengembalian dana');
    const request = {
      id: ID,
      order_item_id: ID,
      amount_bigint: sen(14_900_000),
      destination: 'wallet',
      reason: 'Tidak cocok',
      status: 'rejected',
      decision_note: 'Berkas sudah dipakai.',
      decided_at: AT,
      created_at: AT,
    } as const;
    const decided = details({ refunds: [{ ...refund, requests: [request] }] });
    expect(textOf(htmlOf(<OrderRefunds details={decided} />))).toMatch(
      /Tidak disetujui Rp 149\.000 · 21 Nov 2026 Tidak cocok Berkas sudah dipakai\./,
    );
  });

  test('tells what happened when, in WIB; what was paid stands on the slip', () => {
    const events = [
      { at: AT, kind: 'paid', amount_bigint: sen(-14_900_000), note: '' },
      { at: AT, kind: 'refund_requested', amount_bigint: null, note: 'Tidak cocok' },
    ] as const;
    expect(textOf(htmlOf(<OrderTimeline events={[...events]} />))).toMatch(
      /Dibayar 21 Nov 2026, 09\.00 WIB Pengembalian dana diminta .* Tidak cocok/,
    );
  });
});

test('DECISIONS 57: whoever can not choose a payment reads that all of it goes into the wallet, and why', () => {
  const shown = (destinations: ItemRefund['destinations']) =>
    textOf(htmlOf(<RefundDestination destinations={destinations} />));
  expect(shown(['wallet'])).toMatch(
    /Dananya kembali utuh ke saldo Anda\. .*bila satu pembayaran menutup seluruh harganya.*voucher atau pembayaran lain selalu kembali ke saldo/,
  );
  expect(shown(['wallet', 'original_payment'])).toMatch(/Dana kembali ke .*Saldo Anda .*Pembayaran asal/);
});
