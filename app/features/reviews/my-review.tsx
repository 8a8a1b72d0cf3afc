import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { RatingPetals } from '#app/components/commerce/rating.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { useViewerId } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { mutateQuery } from '#app/lib/api/mutate-query.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { toast } from '#app/lib/toast.ts';
import type { getOwnReview, OwnReview, removeReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';

const WriteHere = lazyPart(async () => (await import('./write-here.tsx')).WriteHere);

export function MyReview({ product }: { readonly product: { readonly id: string; readonly slug: string } }) {
  const { own, reload, remove } = useMyReview(product.id);
  const [isWriting, setIsWriting] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  if (own === null || (!own.can_review && own.review === null)) return null;
  const { review, can_review } = own;
  const removeReview = async () => {
    const problem = await remove();
    setIsConfirming(false);
    if (problem === null) toast.success(reviewsCopy.removed);
    else toast.error(problem);
  };
  const saved = () => {
    setIsWriting(false);
    reload();
  };
  return (
    <div className="mt-6 border-line border-t pt-5">
      {isWriting ? (
        <Suspense>
          <WriteHere
            slug={product.slug}
            review={review}
            onSaved={saved}
            onCancel={() => setIsWriting(false)}
          />
        </Suspense>
      ) : (
        <>
          {review !== null && (
            <>
              <p className="flex flex-wrap items-center gap-3 font-semibold text-ui">
                {reviewsCopy.yours} <RatingPetals rating={review.rating} />
              </p>
              {review.body !== '' && (
                <p
                  {...ownerLanguage()}
                  className="mt-1 whitespace-pre-line text-ink-2 text-ui [overflow-wrap:anywhere]"
                >
                  {review.body}
                </p>
              )}
            </>
          )}
          {isConfirming ? (
            <RemoveReviewConfirm onYes={() => void removeReview()} onNo={() => setIsConfirming(false)} />
          ) : (
            <div className={`flex flex-wrap gap-2 ${review === null ? '' : 'mt-3'}`}>
              {can_review && (
                <Button size="sm" onClick={() => setIsWriting(true)}>
                  {review === null ? reviewsCopy.write : reviewsCopy.edit}
                </Button>
              )}
              {review !== null && (
                <Button size="sm" variant="danger" onClick={() => setIsConfirming(true)}>
                  {reviewsCopy.remove}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function RemoveReviewConfirm({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium text-ui">{reviewsCopy.removeQuestion}</p>
      <div className="flex gap-2">
        <Button size="sm" variant="danger" onClick={onYes}>
          {reviewsCopy.removeYes}
        </Button>
        <Button size="sm" variant="outline" onClick={onNo}>
          {reviewsCopy.cancel}
        </Button>
      </div>
    </div>
  );
}

const path = '/api/reviews/{product_id}';

const reviews = createQuery({
  name: 'my-review',
  read: (_userId: string, product_id: string) =>
    browserClient.call<typeof getOwnReview>({ method: 'get', path }, { params: { product_id } }),
});

interface MyReviewState {
  /** Null until it is known, and for visitors. */
  readonly own: OwnReview | null;
  reload(): void;
  /** Returns the refusal's message; null: it was removed. */
  remove(): Promise<string | null>;
}

/** Loaded after the page, which is cached for everybody. */
function useMyReview(product_id: string): MyReviewState {
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
    void revalidate();
    return null;
  };
  return { own: answer?.ok ? answer.value : null, reload: () => void reviews.refetch(key), remove };
}
