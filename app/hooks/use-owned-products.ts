import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { listOwnedIds } from '#contract/checkout/checkout.ts';
import { useViewer } from './session/use-viewer.ts';

export type ProductAccess = 'checking' | 'visitor' | 'none' | 'owned';

export interface OwnedProducts {
  readonly state: 'checking' | 'visitor' | 'known';
  readonly ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

const ownedProducts = createQuery({
  name: 'owned-products',
  read: () =>
    browserClient.call<typeof listOwnedIds>({ method: 'get', path: '/api/checkout/entitlements/ids' }),
});

/** Loaded after the page, which is cached for everybody. */
export function useOwnedProducts(): OwnedProducts {
  const { status, viewer } = useViewer();
  const { answer } = useQuery(ownedProducts, viewer?.id ?? null);
  if (status === 'ready' && viewer === null) return { state: 'visitor', ids: NONE };
  if (answer === undefined) return { state: 'checking', ids: NONE };
  return { state: 'known', ids: answer.ok ? new Set(answer.value.product_ids) : NONE };
}

export function productAccess(productId: string, owned: OwnedProducts): ProductAccess {
  if (owned.state !== 'known') return owned.state;
  return owned.ids.has(productId) ? 'owned' : 'none';
}
