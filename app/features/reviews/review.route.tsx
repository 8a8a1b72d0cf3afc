import { useSearchParams } from 'react-router';
import { REVIEW_FORM } from '#app/features/reviews/review-form.tsx';
import { ReviewPage } from '#app/features/reviews/review-page.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Client } from '#contract/client.ts';
import { getPurchase } from '#contract/courses/learning.ts';
import { getOwnReview, removeReview, writeReview } from '#contract/reviews/reviews.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/review.route.ts';

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
