import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { untilAnswered } from '#app/lib/try-again.ts';
import { createClient } from '#contract/client.ts';
import type { getOwnReview, OwnReview, removeReview, writeReview } from '#contract/public/reviews.ts';
import type { Result } from '#shared/result.ts';

const browser = createClient((request) => fetch(request));
const path = '/api/reviews/{product_id}';

interface Problem {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface OwnReviewState {
  /** Null until it is known, and for visitors. */
  readonly own: OwnReview | null;
  /** The problem that the server found, or null. */
  save(review: { readonly rating: number; readonly body: string }): Promise<Problem | null>;
  remove(): Promise<Problem | null>;
}

/** The review of who is looking; asked for after the page, which is the same for everybody. */
export function useOwnReview(productId: string): OwnReviewState {
  const { viewer } = useViewer();
  const [own, setOwn] = useState<OwnReview | null>(null);
  const { revalidate } = useRevalidator();
  const userId = viewer?.id ?? null;
  const params = { product_id: productId };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product id stands for the params
  useEffect(() => {
    setOwn(null);
    if (userId === null) return;
    return untilAnswered(
      () => browser.call<typeof getOwnReview>({ method: 'get', path }, { params }),
      (answer) => answer.ok && setOwn(answer.value),
    );
  }, [userId, productId]);

  const settle = (answer: Result<OwnReview, Problem>): Problem | null => {
    if (!answer.ok) return answer.refusal;
    setOwn(answer.value);
    // The list and the average that everybody sees have changed, too.
    void revalidate();
    return null;
  };
  return {
    own,
    save: async (body) =>
      settle(await browser.call<typeof writeReview>({ method: 'put', path }, { params, body })),
    remove: async () =>
      settle(await browser.call<typeof removeReview>({ method: 'delete', path }, { params })),
  };
}
