import type { ItemRefund, OrderDetails } from '#contract/orders/orders.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { rupiah, sen } from '#shared/money/money.ts';
import { notaOf } from '#shared/shop/nota.ts';

export const ORDER_ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
export const ORDERED_AT = '2026-11-21T02:00:00.000Z';

export const itemRefund: ItemRefund = {
  order_item_id: ORDER_ID,
  obstacle: null,
  until: '2026-11-28T02:00:00.000Z',
  policy: { days: 7, max_percent: 20 },
  destinations: ['wallet'],
  requests: [],
};

const sold = {
  ...{ product_id: ORDER_ID, title: 'SOP AI', price_bigint: sen(14_900_000) },
  ...{ discount_bigint: sen(0), owned_bigint: sen(0), bump_bigint: sen(0) },
  ...{ discount_code: null, discount_title: null },
};

/** A completed order of one item that can be refunded. */
export const orderDetails = (different: Partial<OrderDetails> = {}): OrderDetails => ({
  order: {
    id: ORDER_ID,
    user_id: ORDER_ID,
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
        id: ORDER_ID,
        product_id: ORDER_ID,
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
    created_at: ORDERED_AT,
    updated_at: ORDERED_AT,
  },
  invoice_number: 'INV/2026/000123',
  credit_notes: [],
  is_invoiced: true,
  payments: [],
  refunds: [itemRefund],
  events: [],
  ...different,
});
