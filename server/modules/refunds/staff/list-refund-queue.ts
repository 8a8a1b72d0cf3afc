import type { QueuedRefund } from '#contract/admin/refunds.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Consumption, type ReadConsumption, readItemConsumption } from '../requests/consumption.ts';
import { policyOfOrder } from '../requests/refund-policy.ts';
import { countQueue, type QueueFilter, type QueueRow, selectQueue } from './refund-queue.queries.ts';

const DAY_MS = 86_400_000;

/** Requests with everything that staff need to decide them (DECISIONS 51). */
export async function listRefundQueue(
  reader: Reader,
  filter: QueueFilter,
  { readConsumption, ...window }: PageWindow & { readonly readConsumption: ReadConsumption },
): Promise<{ readonly refunds: QueuedRefund[]; readonly total: number; readonly waiting: number }> {
  const [rows, counts] = await Promise.all([selectQueue(reader, filter, window), countQueue(reader, filter)]);
  return { refunds: await Promise.all(rows.map((row) => toQueued(reader, row, readConsumption))), ...counts };
}

async function toQueued(reader: Reader, row: QueueRow, read: ReadConsumption): Promise<QueuedRefund> {
  const { given_ids: _, decided_consumed_percent: __, decided_download_count: ___, ...known } = row;
  const { metadata, ...request } = known;
  const waitedMs = Date.parse(row.created_at) - Date.parse(row.bought_at);
  return {
    ...request,
    policy: await policyOfOrder(reader, metadata),
    used_now: await usedNow(reader, row, read),
    days_since_purchase: Math.floor(waitedMs / DAY_MS),
  };
}

/** A request freezes nothing: consumption counts at the decision (DECISIONS 56). */
async function usedNow(reader: Reader, row: QueueRow, read: ReadConsumption): Promise<Consumption> {
  if (row.status === 'requested') return readItemConsumption(reader, row, read);
  return {
    consumed_percent: row.decided_consumed_percent ?? row.consumed_percent,
    download_count: row.decided_download_count ?? row.download_count,
  };
}
