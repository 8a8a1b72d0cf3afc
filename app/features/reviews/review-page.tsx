import { Link, useHref } from 'react-router';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { OwnReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy as copy } from '#messages/reviews/reviews.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  readonly slug: string;
  readonly title: string;
  readonly review: OwnReview['review'];
  readonly notice: string | null;
  readonly isAsking: boolean;
}

export function ReviewPage({ slug, title, review, notice, isAsking }: Props) {
  const path = `/user/purchases/${slug}/review`;
  return (
    <div className="max-w-[560px]">
      <BackLink to={`/user/purchases/${slug}`}>{copy.back}</BackLink>
      <PageHeader title={review === null ? copy.write : copy.edit} subtitle={title} />
      {notice !== null && (
        <p role="status" className="notice mb-6">
          {notice}.{' '}
          <Link to={`/product/${slug}#ulasan`} className="text-link underline underline-offset-4">
            {copy.seeAll}
          </Link>
        </p>
      )}
      {isAsking ? (
        <RemoveForm path={path} />
      ) : (
        <>
          <p className="mb-5 text-ink-2 text-ui">{copy.lede}</p>
          <ReviewForm key={review === null ? 'new' : 'own'} slug={slug} review={review} />
          {review !== null && (
            <Button asChild variant="link" size="inline" className="mt-2 text-debit">
              <Link to={`${path}?remove=1`}>{copy.remove}</Link>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function RemoveForm({ path }: { readonly path: string }) {
  const action = useHref(`${path}?remove=1`);
  return (
    <form method="post" action={action} className="notice">
      <p className="font-medium text-ui">{copy.removeQuestion}</p>
      <FormFoot className="mt-4">
        <Button type="submit" variant="danger">
          {copy.removeYes}
        </Button>
        <Button asChild variant="quiet">
          <Link to={path}>{copy.cancel}</Link>
        </Button>
      </FormFoot>
    </form>
  );
}
