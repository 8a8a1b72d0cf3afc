import { z } from 'zod';
import { readSettings } from '#server/content/index.ts';
import type { Reader } from '#server/platform/database/db.ts';

const policy = z.object({ days: z.int().min(0), max_percent: z.int().min(0).max(100) });

/** Days after the purchase, and percent of the content, up to which a refund is possible (DECISIONS 51). */
export type RefundPolicy = z.output<typeof policy>;

/** The current policy. */
export async function readRefundPolicy(reader: Reader): Promise<RefundPolicy> {
  const { refund_days, refund_max_percent } = await readSettings(reader);
  return { days: Number(refund_days), max_percent: Math.min(100, Number(refund_max_percent)) };
}

const storedPolicy = z.object({ refund_policy: policy });

/** The policy that an order was made under; null for orders that store none. */
export function policyOf(metadata: unknown): RefundPolicy | null {
  const parsed = storedPolicy.safeParse(metadata);
  return parsed.success ? parsed.data.refund_policy : null;
}

/** The policy that an order was made under; the current one for orders that store none. */
export async function policyOfOrder(reader: Reader, metadata: unknown): Promise<RefundPolicy> {
  return policyOf(metadata) ?? readRefundPolicy(reader);
}
