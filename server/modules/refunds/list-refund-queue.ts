import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import { policyOfOrder, type RefundPolicy } from './refund-policy.ts';
import { countQueue, type QueueFilter, type QueueRow, selectQueue } from './refund-queue.queries.ts';

const DAY_MS = 86_400_000;

/** A request with everything that somebody needs to decide it (DECISIONS 51). */
export interface QueuedRefund extends Omit<QueueRow, 'metadata' | 'left_bigint' | 'amount_bigint'> {
  readonly amount_bigint: Sen;
  readonly refundable_bigint: Sen;
  /** As it stood when the order was made. */
  readonly policy: RefundPolicy;
  /** Whole days from the purchase until it was asked for. */
  readonly days_since_purchase: number;
}

export async function listRefundQueue(
  reader: Reader,
  filter: QueueFilter,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ readonly refunds: QueuedRefund[]; readonly total: number; readonly waiting: number }> {
  const [rows, counts] = await Promise.all([selectQueue(reader, filter, window), countQueue(reader, filter)]);
  return { refunds: await Promise.all(rows.map((row) => toQueued(reader, row))), ...counts };
}

async function toQueued(reader: Reader, row: QueueRow): Promise<QueuedRefund> {
  const { metadata, left_bigint, amount_bigint, ...request } = row;
  const waitedMs = Date.parse(row.created_at) - Date.parse(row.bought_at);
  return {
    ...request,
    amount_bigint: sen(amount_bigint),
    refundable_bigint: sen(left_bigint),
    policy: await policyOfOrder(reader, metadata),
    days_since_purchase: Math.floor(waitedMs / DAY_MS),
  };
}
