import { readAccount } from '#server/account/index.ts';
import { readSoldItem } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';
import type { RefundDestination, RefundStatus } from '#shared/shop/refunds.ts';
import { selectRequest } from './refunds.queries.ts';

export interface RefundDecisionFacts {
  readonly to: string;
  readonly full_name: string;
  readonly order_id: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly status: RefundStatus;
  readonly destination: RefundDestination;
  readonly reason: string;
  readonly note: string;
}

/** Throws if missing: the job commits with the request. */
export async function readRefundDecision(reader: Reader, id: string): Promise<RefundDecisionFacts> {
  const request = await selectRequest(reader, id);
  const item = request === null ? null : await readSoldItem(reader, request.order_item_id);
  if (request === null || item === null) throw new Error(`refund request ${id} does not exist`);
  const { email, full_name } = await readAccount(reader, request.user_id);
  return {
    to: email,
    full_name,
    order_id: request.order_id,
    title: item.title,
    amount: toRupiah(request.amount_bigint),
    status: request.status,
    destination: request.destination,
    reason: request.reason,
    note: request.decision_note,
  };
}
