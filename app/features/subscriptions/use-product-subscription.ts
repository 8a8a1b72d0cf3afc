import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { listSubscriptions, Subscription } from '#contract/subscriptions/subscriptions.ts';

export interface ProductSubscription {
  readonly state: 'checking' | 'visitor' | 'known';
  readonly live: Subscription | null;
  readonly had_trial: boolean;
}

const subscriptions = createQuery({
  name: 'product-subscriptions',
  /** Includes ended subscriptions, because the first may have had the trial. */
  read: (_userId: string, product_id: string) =>
    browserClient.call<typeof listSubscriptions>(
      { method: 'get', path: '/api/subscriptions' },
      { query: { product_id, limit: 100 } },
    ),
});

/** Loaded after the page, which is cached for everybody. */
export function useProductSubscription(productId: string): ProductSubscription {
  const { status, viewer } = useViewer();
  const { answer } = useQuery(subscriptions, viewer === null ? null : `${viewer.id}/${productId}`);
  const isVisitor = status === 'ready' && viewer === null;
  if (answer === undefined)
    return { state: isVisitor ? 'visitor' : 'checking', live: null, had_trial: false };
  const own = answer.ok ? answer.value.subscriptions : [];
  return {
    state: 'known',
    live: own.find((one) => one.status !== 'expired') ?? null,
    had_trial: own.some((one) => one.trial_end !== null),
  };
}
