import { lazy, Suspense, useState } from 'react';
import { Stars } from '#app/components/commerce/rating.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { reviewsCopy } from '#messages/reviews.ts';
import { useMyReview } from './use-my-review.ts';

const WriteHere = lazy(() => import('./write-here.tsx').then((code) => ({ default: code.WriteHere })));

/** For owners: what they said, with the way to change it, or the invitation to say something. */
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
    <div className="mt-6 rounded-card bg-soft p-5">
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
                {reviewsCopy.yours} <Stars rating={review.rating} />
              </p>
              {review.body !== '' && (
                <p className="mt-1 whitespace-pre-line text-ink-2 text-ui [overflow-wrap:anywhere]">
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

/** Asks once, in the place of the buttons. */
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
