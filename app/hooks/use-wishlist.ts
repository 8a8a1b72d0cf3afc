import { useEffect, useSyncExternalStore } from 'react';
import { untilAnswered } from '#app/lib/try-again.ts';
import type { addWish, listWishedIds, removeWish } from '#contract/account/wishlist.ts';
import { createClient } from '#contract/client.ts';
import { useViewer } from './use-viewer.ts';

const browser = createClient((request) => fetch(request));
/** What stands there until it is known who looks on, and for visitors. */
export const UNKNOWN_WISHES: ReadonlySet<string> = new Set();

let wished = UNKNOWN_WISHES;
let owner: string | null = null;
let latestQuestion = 0;
const listeners = new Set<() => void>();

function show(ids: ReadonlySet<string>): void {
  wished = ids;
  for (const listener of listeners) listener();
}

function follow(userId: string | null): void {
  if (owner === userId) return;
  owner = userId;
  show(UNKNOWN_WISHES);
  if (userId !== null) read();
}

function read(): void {
  latestQuestion += 1;
  const mine = latestQuestion;
  const cancel = untilAnswered(
    async () => {
      // Overtaken while it waited for a server that was away.
      if (mine !== latestQuestion) cancel();
      return browser.call<typeof listWishedIds>({ method: 'get', path: '/api/wishlist/ids' });
    },
    (answer) => {
      if (answer.ok && mine === latestQuestion) show(new Set(answer.value.product_ids));
    },
  );
}

/** Remembers or forgets a product: on the screen at once, then for good. The sentence of a refusal, or null. */
export async function setWished(productId: string, isWished: boolean): Promise<string | null> {
  latestQuestion += 1;
  const mine = latestQuestion;
  const others = [...wished].filter((id) => id !== productId);
  show(new Set(isWished ? [productId, ...others] : others));
  const params = { product_id: productId };
  const path = '/api/wishlist/{product_id}';
  const answer = isWished
    ? await browser.call<typeof addWish>({ method: 'put', path }, { params })
    : await browser.call<typeof removeWish>({ method: 'delete', path }, { params });
  if (mine === latestQuestion) {
    if (answer.ok) show(new Set(answer.value.product_ids));
    else show(new Set(isWished ? others : [productId, ...others]));
  } else {
    // Another question came in between, perhaps the first one of who has just signed in: it may not know of this.
    read();
  }
  return answer.ok ? null : answer.refusal.message;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ids of what the person at the screen has remembered; empty for visitors, and until they are known. */
export function useWishlist(): ReadonlySet<string> {
  const current = useSyncExternalStore(
    subscribe,
    () => wished,
    () => UNKNOWN_WISHES,
  );
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (status === 'ready') follow(userId);
  }, [status, userId]);
  return current;
}
