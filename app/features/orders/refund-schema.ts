import { requestRefund } from '#contract/account/shop/orders.ts';

/** What the form asks; its address names the item. */
export const refundSchema = requestRefund.body.omit({ order_item_id: true });
