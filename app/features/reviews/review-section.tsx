import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRating, RatingPetals } from '#app/components/commerce/rating.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { useViewerId } from '#app/hooks/session/use-viewer.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { mutateQuery } from '#app/lib/api/mutate-query.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { toast } from '#app/lib/toast.ts';
import type { getOwnReview, OwnReview, ReviewPage, removeReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';
import { formatCardDate } from '#shared/time/dates.ts';

interface Props {
  /** Null when they could not be loaded. */
  readonly page: ReviewPage | null;
  readonly hrefOf: (page: number) => string;
  readonly product: { readonly id: string; readonly slug: string };
}

export function ReviewSection({ product, page, hrefOf }: Props) {
  const { shows_examples } = useRootData();
  if (page?.average === null) return <NoReviews product={product} />;
  return (
    <section
      id="ulasan"
      aria-labelledby="ulasan-judul"
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
        <h2 id="ulasan-judul" className="mb-4 text-t2">
          {reviewsCopy.title}
        </h2>
        {page?.average != null && <Distribution page={page} average={page.average} />}
        {page?.average != null && shows_examples && (
          <p className="mt-4 text-ink-3 text-small">{reviewsCopy.examples}</p>
        )}
      </div>
      <div className="min-w-0">
        {page === null && <ErrorState title={reviewsCopy.failed} />}
        {page !== null && <ReviewList page={page} />}
        {page !== null && (
          <Pagination page={page.page} pageCount={Math.ceil(page.total / page.limit)} hrefOf={hrefOf} />
        )}
        <MyReview product={product} />
      </div>
    </section>
  );
}

function NoReviews({ product }: Pick<Props, 'product'>) {
  return (
    <section id="ulasan" aria-labelledby="ulasan-judul" className="scroll-mt-6 border-line border-t pt-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ui">
        <h2 id="ulasan-judul" className="text-t3">
          {reviewsCopy.title}
        </h2>
        <p className="text-ink-2">
          {reviewsCopy.none} {reviewsCopy.noneHint}
        </p>
      </div>
      <MyReview product={product} />
    </section>
  );
}

const FEWEST_FOR_BARS = 10;

function Distribution({ page, average }: { readonly page: ReviewPage; readonly average: number }) {
  return (
    <div className="grid max-w-[420px] gap-4">
      <div>
        <p className="figures num font-light text-figure">{formatRating(average)}</p>
        <p className="mt-1 flex items-center gap-2 text-ink-2 text-small">
          <RatingPetals rating={average} />
          <span className="num">{reviewsCopy.count(page.total)}</span>
        </p>
      </div>
      <dl className="grid gap-1 text-small empty:hidden">
        {(page.total < FEWEST_FOR_BARS ? [] : page.distribution).map(({ rating, total }) => (
          <div key={rating} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2rem] items-center gap-3">
            <dt className="num text-ink-2">{reviewsCopy.outOfFive(rating)}</dt>
            <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk">
              <span className="block h-full bg-dawn-2" style={{ width: `${(total / page.total) * 100}%` }} />
            </dd>
            <dd className="num text-right font-semibold">{total}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ReviewList({ page }: { readonly page: ReviewPage }) {
  if (page.reviews.length === 0) return null;
  return (
    <ul className="border-line border-b">
      {page.reviews.map((review) => (
        <li key={review.id} className="border-line border-t py-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <RatingPetals rating={review.rating} />
            <b className="font-semibold text-ui">{review.author}</b>
            <span className="num text-ink-3">
              {formatCardDate(review.created_at)}
              {review.is_edited && ` · ${reviewsCopy.edited}`}
            </span>
          </p>
          {review.body !== '' && (
            <p
              {...ownerLanguage()}
              className="mt-2 max-w-[42em] whitespace-pre-line text-ink-2 text-ui [overflow-wrap:anywhere]"
            >
              {review.body}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const WriteHere = lazyPart(async () => (await import('./write-here.tsx')).WriteHere);

function MyReview({ product }: { readonly product: { readonly id: string; readonly slug: string } }) {
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
