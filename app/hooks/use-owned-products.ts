import { useEffect, useState } from 'react';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import type { listOwnedIds } from '#contract/account/checkout.ts';
import { createClient } from '#contract/client.ts';
import { useViewer } from './session/use-viewer.ts';

const client = createClient((request) => fetch(request));
const NONE: ReadonlySet<string> = new Set();

/** Whether the viewer holds a product; `checking` until known. */
export type ProductAccess = 'checking' | 'visitor' | 'none' | 'owned';

export interface OwnedProducts {
  /** `visitor` when signed out, `checking` until known. */
  readonly state: 'checking' | 'visitor' | 'known';
  readonly ids: ReadonlySet<string>;
}

/** The viewer's products. Fetched after the page, which is cached for everybody. */
export function useOwnedProducts(): OwnedProducts {
  const { status, viewer } = useViewer();
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (userId === null) return setIds(null);
    return fetchWithRetry(fetchOwnedIds, (answer) =>
      setIds(answer.ok ? new Set(answer.value.product_ids) : NONE),
    );
  }, [userId]);
  if (status === 'loading') return { state: 'checking', ids: NONE };
  if (viewer === null) return { state: 'visitor', ids: NONE };
  return ids === null ? { state: 'checking', ids: NONE } : { state: 'known', ids };
}

export function productAccess(productId: string, owned: OwnedProducts): ProductAccess {
  if (owned.state !== 'known') return owned.state;
  return owned.ids.has(productId) ? 'owned' : 'none';
}

function fetchOwnedIds() {
  return client.call<typeof listOwnedIds>({ method: 'get', path: '/api/checkout/entitlements/ids' });
}
