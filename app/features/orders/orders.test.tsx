import { describe, expect, test } from 'vitest';
import { sen } from '#shared/money/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { ORDER_ID, ORDERED_AT, orderDetails } from '#tests/support/shop/order-details.ts';
import { OrderTimeline } from './order.route.tsx';
import { OrderSummary } from './order-summary.tsx';

describe('an order', () => {
  test('shows items, total and the invoice', () => {
    const html = htmlOf(<OrderSummary details={orderDetails()} />);
    expect(textOf(html)).toMatch(
      /SOP AI Template Rp 149\.000 Total Rp 149\.000 Dibayar dengan QRIS Rp 149\.000 Invoice INV\/2026\/000123 Buka pembelian Unduh invoice/,
    );
    expect(html).toContain(`href="/api/checkout/orders/${ORDER_ID}/invoice.pdf"`);
    expect(html).toMatch(/href="\/user\/purchases\/sop"[^>]*>Buka pembelian/);
    const [item] = orderDetails().order.items;
    const order = { ...orderDetails().order, items: item === undefined ? [] : [{ ...item, quantity: 3 }] };
    expect(textOf(htmlOf(<OrderSummary details={orderDetails({ order })} />))).toContain(
      '3 × SOP AI Template Rp 447.000',
    );
    const free = orderDetails({ is_invoiced: false, invoice_number: null });
    expect(textOf(htmlOf(<OrderSummary details={free} />))).not.toContain('Invoice');
  });

  test('tells what happened when, in WIB; what was paid stands on the slip', () => {
    const events = [
      { at: ORDERED_AT, kind: 'paid', amount_bigint: sen(-14_900_000), note: '' },
      { at: ORDERED_AT, kind: 'refund_requested', amount_bigint: null, note: 'Tidak cocok' },
    ] as const;
    expect(textOf(htmlOf(<OrderTimeline events={[...events]} />))).toMatch(
      /Dibayar 21 Nov 2026, 09\.00 WIB Pengembalian dana diminta .* Tidak cocok/,
    );
  });
});
