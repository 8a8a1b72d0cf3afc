import { z } from 'zod';
import type { DisputeState } from '#shared/payments/disputes.ts';
import type { DisputeUpdate } from '../gateway.ts';
import { amount } from './paypal-answers.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const dispute = z.object({
  dispute_id: z.string().min(1).max(200),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().max(100) })).default([]),
  reason: z.string().max(200).default(''),
  status: z.string().default(''),
  dispute_amount: amount.optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).nullish(),
  seller_response_due_date: moment.nullish(),
  dispute_life_cycle_stage: z.string().nullish(),
});

/** Outcomes that leave the money with the seller. */
const SELLER_WON = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
]);

function stateOf({ status, dispute_outcome }: z.output<typeof dispute>): DisputeState {
  if (status !== 'RESOLVED') return 'open';
  return SELLER_WON.has(dispute_outcome?.outcome_code ?? '') ? 'won' : 'lost';
}

export function readDispute(resource: unknown, told_at: Date): DisputeUpdate | null {
  const found = dispute.safeParse(resource);
  if (!found.success) return null;
  const { dispute_id, disputed_transactions, reason, dispute_amount } = found.data;
  const { seller_response_due_date, dispute_life_cycle_stage } = found.data;
  return {
    gateway_dispute_id: dispute_id,
    transaction_ids: disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id),
    // Buyer and seller still talk with each other; PayPal decides nothing yet.
    kind: dispute_life_cycle_stage === 'INQUIRY' ? 'inquiry' : 'dispute',
    state: stateOf(found.data),
    charge: dispute_amount ?? null,
    reason,
    due_at: seller_response_due_date ?? null,
    told_at,
  };
}

export function parentCaptureIds(
  links: readonly { readonly rel: string; readonly href: string }[],
): readonly string[] {
  return links.filter(({ rel }) => rel === 'up').flatMap(({ href }) => href.split('/').at(-1) ?? []);
}

const reversal = z.object({
  id: z.string().min(1).max(100),
  amount: amount.optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  supplementary_data: z
    .object({ related_ids: z.object({ capture_id: z.string().max(100).optional() }).optional() })
    .optional(),
});

export function readReversal(resource: unknown, told_at: Date): DisputeUpdate | null {
  const found = reversal.safeParse(resource);
  if (!found.success) return null;
  const { id, links, supplementary_data } = found.data;
  const named = [id, ...parentCaptureIds(links), supplementary_data?.related_ids?.capture_id];
  return {
    gateway_dispute_id: `reversal:${id}`,
    transaction_ids: named.filter((known) => known !== undefined),
    kind: 'reversal',
    state: 'lost',
    charge: found.data.amount ?? null,
    reason: 'reversed',
    due_at: null,
    told_at,
  };
}
