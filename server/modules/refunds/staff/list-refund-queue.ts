import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { Consumption, ReadConsumption } from '../requests/consumption.ts';
import { policyOfOrder, type RefundPolicy } from '../requests/refund-policy.ts';
import { countQueue, type QueueFilter, type QueueRow, selectQueue } from './refund-queue.queries.ts';

const DAY_MS = 86_400_000;

type Hidden =
  | 'metadata'
  | 'left_bigint'
  | 'amount_bigint'
  | 'product_id'
  | 'decided_consumed_percent'
  | 'decided_download_count';

/** A request with everything that staff need to decide it (DECISIONS 51). */
export interface QueuedRefund extends Omit<QueueRow, Hidden> {
  readonly amount_bigint: Sen;
  readonly refundable_bigint: Sen;
  /** Stored when the order was made. */
  readonly policy: RefundPolicy;
  /** Consumption so far while it waits, at the decision afterwards. */
  readonly used_now: Consumption;
  /** Whole days from the purchase to the request. */
  readonly days_since_purchase: number;
}

export async function listRefundQueue(
  reader: Reader,
  filter: QueueFilter,
  {
    readConsumption,
    ...window
  }: {
    readonly limit: number;
    readonly offset: number;
    readonly readConsumption: ReadConsumption;
  },
): Promise<{ readonly refunds: QueuedRefund[]; readonly total: number; readonly waiting: number }> {
  const [rows, counts] = await Promise.all([selectQueue(reader, filter, window), countQueue(reader, filter)]);
  return { refunds: await Promise.all(rows.map((row) => toQueued(reader, row, readConsumption))), ...counts };
}

async function toQueued(reader: Reader, row: QueueRow, read: ReadConsumption): Promise<QueuedRefund> {
  const {
    metadata,
    left_bigint,
    amount_bigint,
    product_id: _,
    decided_consumed_percent: __,
    decided_download_count: ___,
    ...request
  } = row;
  const waitedMs = Date.parse(row.created_at) - Date.parse(row.bought_at);
  return {
    ...request,
    amount_bigint: sen(amount_bigint),
    refundable_bigint: sen(left_bigint),
    policy: await policyOfOrder(reader, metadata),
    used_now: await usedNow(reader, row, read),
    days_since_purchase: Math.floor(waitedMs / DAY_MS),
  };
}

/** A request freezes nothing: consumption counts at the decision (DECISIONS 56). */
async function usedNow(reader: Reader, row: QueueRow, read: ReadConsumption): Promise<Consumption> {
  if (row.status === 'requested') return read(reader, row);
  return {
    consumed_percent: row.decided_consumed_percent ?? row.consumed_percent,
    download_count: row.decided_download_count ?? row.download_count,
  };
}
