import { z } from 'zod';
import { readSettings } from '#server/content/index.ts';
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
