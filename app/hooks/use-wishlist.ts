import { useEffect, useSyncExternalStore } from 'react';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import type { addWishlistItem, listWishlistIds, removeWishlistItem } from '#contract/account/wishlist.ts';
import { createClient } from '#contract/client.ts';
import { useViewer } from './session/use-viewer.ts';

const client = createClient((request) => fetch(request));
/** For visitors, and until the viewer is known. */
export const UNKNOWN_WISHES: ReadonlySet<string> = new Set();

let wishlistedIds = UNKNOWN_WISHES;
let owner: string | null = null;
let latestRequest = 0;
const listeners = new Set<() => void>();

function setIds(ids: ReadonlySet<string>): void {
  wishlistedIds = ids;
  for (const listener of listeners) listener();
}

function switchOwner(userId: string | null): void {
  if (owner === userId) return;
  owner = userId;
  setIds(UNKNOWN_WISHES);
  if (userId !== null) fetchIds();
}

function fetchIds(): void {
  latestRequest += 1;
  const mine = latestRequest;
  const cancel = fetchWithRetry(
    async () => {
      // Outdated meanwhile.
      if (mine !== latestRequest) cancel();
      return client.call<typeof listWishlistIds>({ method: 'get', path: '/api/wishlist/ids' });
    },
    (answer) => {
      if (answer.ok && mine === latestRequest) setIds(new Set(answer.value.product_ids));
    },
  );
}

/** Adds or removes a product, optimistically. Returns the message of a refusal, or null. */
export async function setWishlisted(productId: string, isWished: boolean): Promise<string | null> {
  latestRequest += 1;
  const mine = latestRequest;
  const others = [...wishlistedIds].filter((id) => id !== productId);
  setIds(new Set(isWished ? [productId, ...others] : others));
  const params = { product_id: productId };
  const path = '/api/wishlist/{product_id}';
  const answer = isWished
    ? await client.call<typeof addWishlistItem>({ method: 'put', path }, { params })
    : await client.call<typeof removeWishlistItem>({ method: 'delete', path }, { params });
  if (mine === latestRequest) {
    if (answer.ok) setIds(new Set(answer.value.product_ids));
    else setIds(new Set(isWished ? others : [productId, ...others]));
  } else {
    // A fetch in between may not include this change.
    fetchIds();
  }
  return answer.ok ? null : answer.refusal.message;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ids on the viewer's wishlist; empty for visitors and until known. */
export function useWishlist(): ReadonlySet<string> {
  const current = useSyncExternalStore(
    subscribe,
    () => wishlistedIds,
    () => UNKNOWN_WISHES,
  );
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (status === 'ready') switchOwner(userId);
  }, [status, userId]);
  return current;
}
