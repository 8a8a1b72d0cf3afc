import { expect, test } from 'vitest';
import type { ItemRefund } from '#contract/orders/orders.ts';
import { sen } from '#shared/money/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { itemRefund, ORDER_ID, ORDERED_AT, orderDetails } from '#tests/support/shop/order-details.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { RefundDestination } from './refund-form.tsx';

test('an order says until when a refund can be requested, what prevents it, and what was decided', () => {
  const open = textOf(htmlOf(<OrderRefunds details={orderDetails()} />));
  expect(open).toContain('dalam 7 hari, selama berkas belum diunduh dan materi dibuka paling banyak 20%.');
  expect(open).toMatch(/Bisa diminta sampai 28 Nov 2026, 09\.00 WIB\. .*Minta pengembalian dana/);
  const late = orderDetails({ refunds: [{ ...itemRefund, obstacle: 'REFUND_TOO_LATE' }] });
  const lateText = textOf(htmlOf(<OrderRefunds details={late} />));
  expect(lateText).toContain('Batas waktunya sudah lewat.');
  expect(lateText).not.toContain('Minta pengembalian dana');
  const request = {
    id: ORDER_ID,
    order_item_id: ORDER_ID,
    amount_bigint: sen(14_900_000),
    destination: 'wallet',
    reason: 'Tidak cocok',
    status: 'rejected',
    decision_note: 'Berkas sudah dipakai.',
    decided_at: ORDERED_AT,
    created_at: ORDERED_AT,
  } as const;
  const decided = orderDetails({ refunds: [{ ...itemRefund, requests: [request] }] });
  expect(textOf(htmlOf(<OrderRefunds details={decided} />))).toMatch(
    /Tidak disetujui Rp 149\.000 · 21 Nov 2026 Tidak cocok Berkas sudah dipakai\./,
  );
});

test('DECISIONS 57: whoever can not choose a payment reads that all of it goes into the wallet, and why', () => {
  const shown = (destinations: ItemRefund['destinations']) =>
    textOf(htmlOf(<RefundDestination destinations={destinations} />));
  expect(shown(['wallet'])).toMatch(
    /Dananya kembali utuh ke saldo Anda\. .*bila satu pembayaran menutup seluruh harganya.*voucher atau pembayaran lain selalu kembali ke saldo/,
  );
  expect(shown(['wallet', 'original_payment'])).toMatch(/Dana kembali ke .*Saldo Anda .*Pembayaran asal/);
});
