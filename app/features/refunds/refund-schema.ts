import { requestRefund } from '#contract/orders/orders.ts';

export const refundSchema = requestRefund.body.omit({ order_item_id: true });
