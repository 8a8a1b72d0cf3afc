import { z } from 'zod';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { readSettings } from '#server/content/index.ts';
import type { SoldItem } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';

const policy = z.object({ days: z.int().min(0), max_percent: z.int().min(0).max(100) });

/** Refundable within `days` of the purchase and up to `max_percent` of the content (DECISIONS 51). */
export type RefundPolicy = z.output<typeof policy>;

export async function readRefundPolicy(reader: Reader): Promise<RefundPolicy> {
  const { refund_days, refund_max_percent } = await readSettings(reader);
  return { days: Number(refund_days), max_percent: Math.min(100, Number(refund_max_percent)) };
}

const storedPolicy = z.object({ refund_policy: policy });

/** Null for orders that store no policy. */
export function policyOf(metadata: unknown): RefundPolicy | null {
  const parsed = storedPolicy.safeParse(metadata);
  return parsed.success ? parsed.data.refund_policy : null;
}

/** Orders that store no policy follow the current one. */
export async function policyOfOrder(reader: Reader, metadata: unknown): Promise<RefundPolicy> {
  return policyOf(metadata) ?? readRefundPolicy(reader);
}

export type Consumption = QueuedRefund['used_now'];

/** Injected at composition: this module does not know how content is consumed. One answer per holding. */
export type ReadConsumption = (
  reader: Reader,
  holdings: readonly { readonly user_id: string; readonly product_id: string }[],
) => Promise<readonly Consumption[]>;

type ItemHolder = Pick<SoldItem, 'user_id' | 'given_ids'>;

/** Use of any part of a bundle is use of all (DECISIONS 56). */
export async function readItemConsumptions(
  reader: Reader,
  items: readonly ItemHolder[],
  readConsumption: ReadConsumption,
): Promise<readonly Consumption[]> {
  const holdings = items.flatMap(({ user_id, given_ids }, item) =>
    given_ids.map((product_id) => ({ user_id, product_id, item })),
  );
  const used = await readConsumption(reader, holdings);
  const ofItem = (item: number) => used.filter((_, n) => holdings[n]?.item === item);
  return items.map((_, item) =>
    ofItem(item).reduce(
      (whole, part) => ({
        consumed_percent: Math.max(whole.consumed_percent, part.consumed_percent),
        download_count: whole.download_count + part.download_count,
      }),
      UNUSED,
    ),
  );
}

export const UNUSED: Consumption = { consumed_percent: 0, download_count: 0 };

export async function readItemConsumption(
  reader: Reader,
  item: ItemHolder,
  readConsumption: ReadConsumption,
): Promise<Consumption> {
  const [used] = await readItemConsumptions(reader, [item], readConsumption);
  return used ?? UNUSED;
}

export interface RefundContext {
  readonly readConsumption: ReadConsumption;
  readonly gateways: readonly string[];
}
