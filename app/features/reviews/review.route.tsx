import { Link, useHref, useSearchParams } from 'react-router';
import { FormFoot } from '#app/components/form/form-foot.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Client } from '#contract/client.ts';
import { getPurchase } from '#contract/courses/learning.ts';
import { getOwnReview, type OwnReview, removeReview, writeReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy as copy, reviewsCopy } from '#messages/reviews/reviews.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/review.route.ts';
import { REVIEW_FORM, ReviewForm } from './review-form.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const { id, title } = await readHeld(client, params.slug);
  const { review } = orThrow(await client.call(getOwnReview, { params: { product_id: id } }));
  return { title, review };
}

async function readHeld(client: Client, slug: string) {
  const result = await client.call(getPurchase, { params: { slug } });
  redirectIfAccessDenied(result);
  return orThrow(result).purchase.product;
}

const write = formAction({
  form: REVIEW_FORM,
  schema: writeReview.body,
  refusals: writeReview.refusals,
  send: async (body, { client, param }) => {
    const slug = param('slug');
    const { id } = await readHeld(client, slug);
    const written = await client.call(writeReview, { params: { product_id: id }, body });
    return written.ok ? succeed({ to: `${pageOf(slug)}?saved=1` }) : written;
  },
});

const remove = formAction({
  send: async (_, { client, param }) => {
    const slug = param('slug');
    const { id } = await readHeld(client, slug);
    orThrow(await client.call(removeReview, { params: { product_id: id } }));
    return succeed({ to: `${pageOf(slug)}?removed=1` });
  },
});

const pageOf = (slug: string) => `/user/purchases/${slug}/review`;

export const action = (args: Route.ActionArgs) =>
  (new URL(args.request.url).searchParams.has('remove') ? remove : write)(args);

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: reviewsCopy.write, robots: 'noindex' });

export default function Review({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <ReviewPage
      slug={params.slug}
      {...loaderData}
      notice={noticeOf(search)}
      isAsking={search.has('remove') && loaderData.review !== null}
    />
  );
}

function noticeOf(search: URLSearchParams): string | null {
  if (search.has('saved')) return reviewsCopy.saved;
  return search.has('removed') ? reviewsCopy.removed : null;
}

interface Props {
  readonly slug: string;
  readonly title: string;
  readonly review: OwnReview['review'];
  readonly notice: string | null;
  readonly isAsking: boolean;
}

function ReviewPage({ slug, title, review, notice, isAsking }: Props) {
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
