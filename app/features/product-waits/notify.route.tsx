import { data, Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { notifyAction } from '#app/features/product-waits/notify-action.ts';
import { NotifyForm } from '#app/features/product-waits/notify-form.tsx';
import { NotifyFrame } from '#app/features/product-waits/notify-frame.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { notifyCopy as copy } from '#messages/product-waits/notify.ts';
import type { Route } from './+types/notify.route.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, viewer] = await Promise.all([
    client.call(getProduct, { params: { id: params.slug } }),
    client.call(getViewer),
  ]);
  const product = foundOrNull(found)?.product ?? null;
  const facts = {
    product,
    email: orThrow(viewer).user?.email ?? '',
    state: new URL(request.url).searchParams.get('state'),
  };
  return data(facts, { status: product === null ? 404 : 200 });
}

export const action = notifyAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: copy.pageTitle(loaderData?.product?.title ?? ''), robots: 'noindex' });

export default function Notify({ loaderData: { product, email, state } }: Route.ComponentProps) {
  if (product === null) {
    return (
      <main>
        <ProductNotFound />
      </main>
    );
  }
  const { slug, title, availability, is_subscription } = product;
  if (state === 'asked') return <NotifyFrame product={product} {...copy.asked} />;
  if (state === 'listed') {
    return <NotifyFrame product={product} title={copy.listed.title} text={copy.listed.text(title)} />;
  }
  if (availability === 'available') {
    return (
      <NotifyFrame product={product} title={copy.available.title} text={title}>
        <Button asChild className="mt-6">
          <Link to={`/${is_subscription ? 'subscription' : 'product'}/${slug}`}>{copy.available.open}</Link>
        </Button>
      </NotifyFrame>
    );
  }
  return (
    <NotifyFrame product={product} title={copy.title[availability](title)} text={copy.lede}>
      <NotifyForm slug={slug} email={email} />
    </NotifyFrame>
  );
}
