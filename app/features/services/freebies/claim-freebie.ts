import { browserClient } from '#app/lib/api/browser-client.ts';
import type { checkout } from '#contract/checkout/checkout.ts';
import { freebiesCopy } from '#messages/services/freebies.ts';

/** One of the three results of a claim (MKT-035), or an expired session. */
export type ClaimOutcome =
  | { readonly result: 'claimed' | 'already_claimed' | 'logged_out' }
  | { readonly result: 'failed'; readonly message: string };

export interface Claim {
  readonly product_id: string;
  /** The same for every retry of this claim (DECISIONS 8). */
  readonly idempotency_key: string;
}

/** Claims through the checkout, always at price 0, so that nothing on this page can cost money. */
export async function claimFreebie({ product_id, idempotency_key }: Claim): Promise<ClaimOutcome> {
  const answer = await browserClient.call<typeof checkout>(
    { method: 'post', path: '/api/checkout' },
    { body: { items: [{ product_id, price: 0 }] }, idempotency_key },
  );
  if (answer.ok) return { result: 'claimed' };
  const { code, message } = answer.refusal;
  if (code === 'ALREADY_OWNED') return { result: 'already_claimed' };
  if (code === 'UNAUTHENTICATED') return { result: 'logged_out' };
  if (code === 'NETWORK_ERROR' || message === '') {
    return { result: 'failed', message: freebiesCopy.toasts.failed.text };
  }
  return { result: 'failed', message };
}
