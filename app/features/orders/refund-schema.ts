import { requestRefund } from '#contract/account/shop/orders.ts';

export const refundSchema = requestRefund.body.omit({ order_item_id: true });
