import { data, redirect } from 'react-router';
import { BookPage } from '#app/features/bookings/book-page.tsx';
import { fetchChoice } from '#app/features/bookings/fetch-slots.ts';
import { SLOT_FORM } from '#app/features/bookings/slot-form.tsx';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { holdSlot } from '#contract/bookings/slots.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { slotCopy as copy } from '#messages/bookings/book.ts';
import type { Route } from './+types/book.route.ts';

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const search = new URL(request.url).searchParams;
  const product = foundOrNull(await client.call(getProduct, { params: { id: slug } }))?.product;
  if (product === undefined) return data(null, { status: 404 });
  if (product.availability !== 'available') throw redirect(`/product/${slug}`);
  const choice = await fetchChoice(client, { product_id: product.id }, search);
  if (choice === null) throw redirect(`/checkout/${slug}`);
  return data({ product, choice, replaces: search.get('hold') });
}

export const action = formAction({
  endpoint: holdSlot,
  form: SLOT_FORM,
  schema: holdSlot.body,
  call: ({ starts_at, ...body }) => ({ body: { ...body, starts_at: starts_at.toISOString() } }),
  to: ({ hold }, _, { param }) => `/checkout/${param('slug')}?hold=${hold.id}`,
});

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Book({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <ProductNotFound /> : <BookPage {...loaderData} />;
}
