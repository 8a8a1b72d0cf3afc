import { useEffect, useState } from 'react';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import type { listSubscriptions, Subscription } from '#contract/account/subscriptions.ts';

export interface ProductSubscription {
  /** `checking` until the response is here. */
  readonly state: 'checking' | 'visitor' | 'known';
  /** The running subscription. */
  readonly live: Subscription | null;
  /** A trial is granted once per product. */
  readonly had_trial: boolean;
}

/** Loaded after the page, which is cached for everybody. */
export function useProductSubscription(productId: string): ProductSubscription {
  const { status, viewer } = useViewer();
  const [own, setOwn] = useState<readonly Subscription[] | null>(null);
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (userId === null) return setOwn(null);
    return fetchWithRetry(
      () => fetchSubscription(productId),
      (result) => setOwn(result.ok ? result.value.subscriptions : []),
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

/** Includes ended ones: the first may have had the trial. */
function fetchSubscription(product_id: string) {
  return browserClient.call<typeof listSubscriptions>(
    { method: 'get', path: '/api/subscriptions' },
    { query: { product_id, limit: 100 } },
  );
}
