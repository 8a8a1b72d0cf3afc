import { redirect, useSearchParams } from 'react-router';
import { ReviewPage } from '#app/features/reviews/review-page.tsx';
import { REVIEW_FORM, reviewsCopy } from '#app/features/reviews/reviews-copy.ts';
import { actionApi, api } from '#app/lib/api.ts';
import { answerForm } from '#app/lib/form-action.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { denyWithoutAccess } from '#app/lib/open-purchase.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getPurchase } from '#contract/account/learning.ts';
import type { Client } from '#contract/client.ts';
import { getOwnReview, removeReview, writeReview } from '#contract/public/reviews.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/review.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const { id, title } = await readHeld(client, params.slug);
  const { review } = orThrow(await client.call(getOwnReview, { params: { product_id: id } }));
  return { title, review };
}

/** Only who holds the product may say something about it; everybody else is led to what they do hold. */
async function readHeld(client: Client, slug: string) {
  const held = await client.call(getPurchase, { params: { slug } });
  denyWithoutAccess(held);
  return orThrow(held).purchase.product;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const client = actionApi(context);
  const { id } = await readHeld(client, params.slug);
  const path = `/user/purchases/${params.slug}/review`;
  if (new URL(request.url).searchParams.has('remove')) {
    orThrow(await client.call(removeReview, { params: { product_id: id } }));
    throw redirect(`${path}?removed=1`, 303);
  }
  return answerForm({
    request,
    form: REVIEW_FORM,
    schema: writeReview.body,
    refusals: writeReview.refusals,
    send: async (body) => {
      const written = await client.call(writeReview, { params: { product_id: id }, body });
      return written.ok ? succeed({ to: `${path}?saved=1` }) : written;
    },
  });
}

/** A lost connection takes nothing away that was typed. */
export const clientAction = keepTyped;

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
