import { useEffect, useState } from 'react';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import type { listSubscriptions, Subscription } from '#contract/account/subscriptions.ts';
import { createClient } from '#contract/client.ts';

const client = createClient((request) => fetch(request));

export interface ProductSubscription {
  /** `visitor` when nobody is signed in, `checking` until the answer is here. */
  readonly state: 'checking' | 'visitor' | 'known';
  /** The one that runs; null: none. */
  readonly live: Subscription | null;
  /** A trial of this product was had before, so there is no other. */
  readonly had_trial: boolean;
}

/** What the person at the screen has with a product. Asked for after the page, which is the same for everybody. */
export function useProductSubscription(productId: string): ProductSubscription {
  const { status, viewer } = useViewer();
  const [own, setOwn] = useState<readonly Subscription[] | null>(null);
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (userId === null) return setOwn(null);
    return fetchWithRetry(
      () => fetchSubscription(productId),
      (answer) => setOwn(answer.ok ? answer.value.subscriptions : []),
    );
  }, [userId, productId]);
  if (status === 'loading') return { state: 'checking', live: null, had_trial: false };
  if (viewer === null) return { state: 'visitor', live: null, had_trial: false };
  if (own === null) return { state: 'checking', live: null, had_trial: false };
  return {
    state: 'known',
    live: own.find((one) => one.status !== 'expired') ?? null,
    had_trial: own.some((one) => one.trial_end !== null),
  };
}

/** Every one that was had with the product: the trial may have been the first of them. */
function fetchSubscription(product_id: string) {
  return client.call<typeof listSubscriptions>(
    { method: 'get', path: '/api/subscriptions' },
    { query: { product_id, limit: 100 } },
  );
}
