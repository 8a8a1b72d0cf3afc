import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import type { OwnedProducts } from '#app/hooks/use-owned-products.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { checkout } from '#contract/checkout/checkout.ts';
import { freebiesCopy } from '#messages/service-pages/freebies.ts';

export type ClaimState = 'idle' | 'claiming' | 'claimed';

export interface Freebie {
  readonly id: string;
  readonly slug: string;
}

export interface Claims {
  stateOf(freebie: Freebie): ClaimState;
  claim(freebie: Freebie): void;
}

/** Each freebie has at most one claim at a time; visitors leave their address on the checkout page. */
export function useClaims(owned: OwnedProducts): Claims {
  const { status, viewer } = useViewer();
  const navigate = useNavigate();
  const { running, taken: claimed, run } = useClaimMutations();
  const [early, setEarly] = useState<Freebie | null>(null);

  const requestClaim = (freebie: Freebie) => {
    if (viewer === null) void navigate(`/checkout/${freebie.slug}`);
    else void run(freebie);
  };
  // A click before the viewer is known is remembered, because a signed-in user needs no checkout.
  const latest = useRef(requestClaim);
  latest.current = requestClaim;
  useEffect(() => {
    if (status !== 'ready' || early === null) return;
    setEarly(null);
    latest.current(early);
  }, [status, early]);

  return {
    stateOf: ({ id }) => {
      if (owned.ids.has(id) || claimed.has(id)) return 'claimed';
      return running.has(id) || early?.id === id ? 'claiming' : 'idle';
    },
    claim: (freebie) => (status === 'loading' ? setEarly(freebie) : requestClaim(freebie)),
  };
}

/** A failed claim keeps its key, because perhaps only the response was lost (DECISIONS 8). */
function useClaimMutations() {
  const { viewer, refresh } = useViewer();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const busy = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [claimed, setTaken] = useState<ReadonlySet<string>>(new Set());
  const userId = viewer?.id ?? null;
  // Another user has other claims.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the user changes
  useEffect(() => setTaken(new Set()), [userId]);

  const run = async ({ id, slug }: Freebie) => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    setRunning(new Set(busy.current));
    const idempotency_key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotency_key);
    const outcome = await claimFreebie({ product_id: id, idempotency_key });
    busy.current.delete(id);
    setRunning(new Set(busy.current));
    showClaimToast(outcome);
    if (outcome.result === 'logged_out') void refresh().then(() => navigate(`/checkout/${slug}`));
    if (outcome.result !== 'claimed' && outcome.result !== 'already_claimed') return;
    keys.current.delete(id);
    setTaken((before) => new Set(before).add(id));
  };
  return { running, taken: claimed, run };
}

function showClaimToast(outcome: ClaimOutcome): void {
  const { toasts } = freebiesCopy;
  switch (outcome.result) {
    case 'claimed':
      toast.success(toasts.claimed.title);
      return;
    case 'already_claimed':
      toast.info(toasts.already.title);
      return;
    case 'logged_out':
      return;
    case 'failed':
      toast.error(toasts.failed.title, { description: outcome.message });
  }
}

/** One of the three results of a claim (MKT-035), or an expired session. */
type ClaimOutcome =
  | { readonly result: 'claimed' | 'already_claimed' | 'logged_out' }
  | { readonly result: 'failed'; readonly message: string };

interface Claim {
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
