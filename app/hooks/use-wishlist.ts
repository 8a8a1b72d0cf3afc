import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { mutateQuery } from '#app/lib/api/mutate-query.ts';
import type { addWishlistItem, listWishlistIds, removeWishlistItem } from '#contract/wishlist/wishlist.ts';
import { succeed } from '#shared/result.ts';
import { getViewerState, useViewerId } from './session/use-viewer.ts';

const wishlist = createQuery({
  name: 'wishlist',
  isKept: true,
  read: () => browserClient.call<typeof listWishlistIds>({ method: 'get', path: '/api/wishlist/ids' }),
});

/** Optimistic. Returns the message of a refusal; null: it was saved. */
export async function setWishlisted(productId: string, isWished: boolean): Promise<string | null> {
  const input = { params: { product_id: productId } };
  const path = '/api/wishlist/{product_id}';
  const answer = await mutateQuery(wishlist, getViewerState().viewer?.id ?? '', {
    change: () =>
      isWished
        ? browserClient.call<typeof addWishlistItem>({ method: 'put', path }, input)
        : browserClient.call<typeof removeWishlistItem>({ method: 'delete', path }, input),
    guess: (known) => {
      const others = known.ok ? known.value.product_ids.filter((id) => id !== productId) : [];
      return succeed({ product_ids: isWished ? [productId, ...others] : others });
    },
  });
  return answer.ok ? null : answer.refusal.message;
}

/** Null for visitors and until known. */
export function useWishlist(): readonly string[] | null {
  const { answer } = useQuery(wishlist, useViewerId());
  return answer?.ok ? answer.value.product_ids : null;
}
