import type { QueuedRefund } from '#contract/refunds/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Consumption, type ReadConsumption, readItemConsumptions } from '../requests/consumption.ts';
import { policyOf, type RefundPolicy, readRefundPolicy } from '../requests/refund-policy.ts';
import { countQueue, type QueueFilter, type QueueRow, selectQueue } from './refund-queue.queries.ts';

const DAY_MS = 86_400_000;

/** Includes everything staff need to decide (DECISIONS 51). */
export async function listRefundQueue(
  reader: Reader,
  filter: QueueFilter,
  { readConsumption, ...window }: PageWindow & { readonly readConsumption: ReadConsumption },
): Promise<{ readonly refunds: QueuedRefund[]; readonly total: number; readonly waiting: number }> {
  const [rows, counts, current] = await Promise.all([
    selectQueue(reader, filter, window),
    countQueue(reader, filter),
    readRefundPolicy(reader),
  ]);
  // A request freezes nothing: consumption counts at the decision (DECISIONS 56).
  const open = rows.filter(({ status }) => status === 'requested');
  const used = await readItemConsumptions(reader, open, readConsumption);
  const usedNow = new Map(open.map(({ id }, n) => [id, used[n]]));
  return { refunds: rows.map((row) => toQueued(row, { used: usedNow.get(row.id), current })), ...counts };
}

interface Facts {
  readonly used: Consumption | undefined;
  readonly current: RefundPolicy;
}

function toQueued(row: QueueRow, { used, current }: Facts): QueuedRefund {
  const { given_ids: _, decided_consumed_percent, decided_download_count, metadata, ...request } = row;
  const waitedMs = Date.parse(row.created_at) - Date.parse(row.bought_at);
  return {
    ...request,
    policy: policyOf(metadata) ?? current,
    used_now: used ?? {
      consumed_percent: decided_consumed_percent ?? row.consumed_percent,
      download_count: decided_download_count ?? row.download_count,
    },
    days_since_purchase: Math.floor(waitedMs / DAY_MS),
  };
}
