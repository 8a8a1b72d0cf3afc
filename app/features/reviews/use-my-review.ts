import { useRevalidator } from 'react-router';
import { useViewerId } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { mutateQuery } from '#app/lib/api/mutate-query.ts';
import type { getOwnReview, OwnReview, removeReview } from '#contract/public/reviews.ts';

const path = '/api/reviews/{product_id}';

const reviews = createQuery({
  name: 'my-review',
  read: (_userId: string, product_id: string) =>
    browserClient.call<typeof getOwnReview>({ method: 'get', path }, { params: { product_id } }),
});

export interface MyReviewState {
  /** Null until it is known, and for visitors. */
  readonly own: OwnReview | null;
  /** Reads it again, after it was written. */
  reload(): void;
  /** Message of a refusal, or null. */
  remove(): Promise<string | null>;
}

/** The viewer's review. Fetched after the page, which is cached for everybody. */
export function useMyReview(product_id: string): MyReviewState {
  const userId = useViewerId();
  const key = `${userId}/${product_id}`;
  const { answer } = useQuery(reviews, userId === null ? null : key);
  const { revalidate } = useRevalidator();

  const remove = async () => {
    const removed = await mutateQuery(reviews, key, {
      change: () =>
        browserClient.call<typeof removeReview>({ method: 'delete', path }, { params: { product_id } }),
    });
    if (!removed.ok) return removed.refusal.message;
    // The list and the average that everybody sees have changed, too.
    void revalidate();
    return null;
  };
  return { own: answer?.ok ? answer.value : null, reload: () => void reviews.refetch(key), remove };
}
