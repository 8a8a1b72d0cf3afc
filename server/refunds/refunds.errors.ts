import type { RefusalOf } from '#contract/endpoint.ts';
import type { requestRefund, withdrawRefundRequest } from '#contract/orders/orders.ts';
import type { decideRefund, refundMoney } from '#contract/refunds/admin.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';

export type RequestRefusal = RefusalOf<typeof requestRefund>;
export type RefundObstacle = Exclude<RequestRefusal, { code: 'ITEM_NOT_FOUND' | 'DESTINATION_UNAVAILABLE' }>;
export type WithdrawalRefusal = RefusalOf<typeof withdrawRefundRequest>;
export type RefundDecisionRefusal = RefusalOf<typeof decideRefund> | KeyReused;
export type StaffRefundRefusal = RefusalOf<typeof refundMoney> | KeyReused;
