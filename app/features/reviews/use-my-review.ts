import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import { createClient } from '#contract/client.ts';
import type { getOwnReview, OwnReview, removeReview } from '#contract/public/reviews.ts';

const client = createClient((request) => fetch(request));
const reviewPath = '/api/reviews/{product_id}';

export interface MyReviewState {
  /** Null until it is known, and for visitors. */
  readonly own: OwnReview | null;
  /** Reads it again, after it was written. */
  reload(): void;
  /** Message of a refusal, or null. */
  remove(): Promise<string | null>;
}

/** The viewer's review. Fetched after the page, which is cached for everybody. */
export function useMyReview(productId: string): MyReviewState {
  const { viewer } = useViewer();
  const [own, setOwn] = useState<OwnReview | null>(null);
  const [readings, setReadings] = useState(0);
  const { revalidate } = useRevalidator();
  const userId = viewer?.id ?? null;
  const params = { product_id: productId };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here is of this person and product
  useEffect(() => setOwn(null), [userId, productId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again for another product or after writing
  useEffect(() => {
    if (userId === null) return;
    return fetchWithRetry(
      () => client.call<typeof getOwnReview>({ method: 'get', path: reviewPath }, { params }),
      (answer) => answer.ok && setOwn(answer.value),
    );
  }, [userId, productId, readings]);

  const remove = async () => {
    const answer = await client.call<typeof removeReview>({ method: 'delete', path: reviewPath }, { params });
    if (!answer.ok) return answer.refusal.message;
    setOwn(answer.value);
    // The list and the average that everybody sees have changed, too.
    void revalidate();
    return null;
  };
  return { own, reload: () => setReadings(readings + 1), remove };
}
