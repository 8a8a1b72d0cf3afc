import { data, redirect } from 'react-router';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { openCheckoutLink } from '#contract/checkout-links/checkout-links.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import type { Route } from './+types/short-link.route.ts';
import { redirectToCheckout, withSearch } from './checkout-link.ts';

/** `/l/{token}`: counts the visit and redirects. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const body = { is_visit: request.method === 'GET' };
  const link = foundOrNull(await client.call(openCheckoutLink, { params: { token }, body }))?.link;
  if (link === undefined) return data(null, { status: 404 });
  const { slug, path, plan, code, is_live, utm_source, utm_medium, utm_campaign } = link;
  const tags = { utm_source, utm_medium, utm_campaign };
  if (path !== null) throw redirect(withSearch(path, is_live ? { ...tags, utm_id: token } : {}), 303);
  const email = new URL(request.url).searchParams.get('email');
  const filled = { plan, code, email, link: token, ...tags };
  const lead = slug === null ? null : await redirectToCheckout(client, { slug, filled, is_over: !is_live });
  if (lead !== null) throw lead;
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: checkoutCopy.title, robots: 'noindex' });

export default function ShortLink() {
  return (
    <CheckoutFrame back="/marketplace">
      <main>
        <ProductNotFound />
      </main>
    </CheckoutFrame>
  );
}
