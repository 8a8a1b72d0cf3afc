import { formatRating, RatingPetals } from '#app/components/commerce/rating.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ReviewPage } from '#contract/reviews/reviews.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { MyReview } from './my-review.tsx';

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
