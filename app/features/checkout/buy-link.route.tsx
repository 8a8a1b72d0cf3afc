import { data } from 'react-router';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { redirectToCheckout } from '#app/features/checkout-links/checkout-link.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import type { Route } from './+types/buy-link.route.ts';

/** `/beli/{slug}?code=…&email=…`: anybody can write such an address, so nothing in it is trusted. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filled = { plan: search.get('plan'), code: search.get('code'), email: search.get('email') };
  const lead = await redirectToCheckout(api(context), { slug, filled });
  if (lead !== null) throw lead;
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: checkoutCopy.title, robots: 'noindex' });

export default function BuyLink() {
  return (
    <CheckoutFrame back="/marketplace">
      <main>
        <ProductNotFound />
      </main>
    </CheckoutFrame>
  );
}
