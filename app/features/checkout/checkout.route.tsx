import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { CheckoutFrame } from '#app/components/page/checkout-frame.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { codeOf } from '#app/features/checkout/form/discount-code.ts';
import { checkoutAction } from '#app/features/checkout/server/checkout-action.ts';
import { fetchCheckout } from '#app/features/checkout/server/fetch-checkout.ts';
import { parseLinkPrefill } from '#app/features/checkout-links/checkout-link.ts';
import { mergeVisitorCart } from '#app/hooks/cart/cart-storage.ts';
import { refreshCart } from '#app/hooks/cart/use-cart.ts';
import { refreshViewer } from '#app/hooks/session/use-viewer.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidatePageAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { rememberedWay } from '#app/lib/remembered-way.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { toast } from '#app/lib/toast.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import type { Route } from './+types/checkout.route.ts';
import { redirectGuestHolder } from './purchase/fetch-purchase.ts';
import { boughtToast } from './purchase-toasts.ts';

const ProductNotFound = lazyPart(
  async () => (await import('#app/features/catalog/product/product-not-found.tsx')).ProductNotFound,
);
const VisitorCheckout = lazyPart(
  async () => (await import('#app/features/cart/visitor-checkout.tsx')).VisitorCheckout,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const product = search.get('product');
  if (product !== null) {
    search.delete('product');
    throw redirect(`/checkout/${encodeURIComponent(product)}${search.size === 0 ? '' : `?${search}`}`);
  }
  const target = {
    slug: params.slug,
    plan: search.get('plan'),
    items: search.get('items'),
    code: codeOf(request),
    hold: search.get('hold'),
  };
  const checkout = await fetchCheckout(api(context), target);
  if (checkout?.balance === null && target.slug !== undefined)
    await redirectGuestHolder(api(context), request, target.slug);
  const { ad_platforms, has_whatsapp } = context.get(siteContext);
  return data(
    {
      checkout: checkout && {
        ...checkout,
        remembered: rememberedWay(request),
        ad_platforms,
        has_whatsapp,
        brought: parseLinkPrefill(search),
      },
    },
    { status: checkout === null && params.slug !== undefined ? 404 : 200 },
  );
}

export const action = checkoutAction;

export async function clientAction(args: Route.ClientActionArgs) {
  const posted = await args.request.clone().formData();
  // A cart that was filled before signing in would come back if it joined the account's after the purchase.
  if (!posted.has('email')) await mergeVisitorCart();
  return formClientAction(args)
    .catch(sayBought)
    .finally(() => {
      void refreshViewer();
      void refreshCart();
    });
}

function sayBought(redirected: unknown): never {
  const page = redirected instanceof Response ? redirected.headers.get('location') : null;
  const bought = page === null ? null : boughtToast(page);
  if (bought !== null) toast.success(bought.title, { description: bought.text });
  throw redirected;
}

export const shouldRevalidate = revalidatePageAfterPost(/\/checkout(\/|$)/);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: checkoutCopy.title, robots: 'noindex' });

export default function Checkout({ loaderData: { checkout }, params }: Route.ComponentProps) {
  if (checkout !== null) return <CheckoutPage checkout={checkout} />;
  return (
    <CheckoutFrame back="/marketplace">
      <main>
        <Suspense>{params.slug === undefined ? <VisitorCheckout /> : <ProductNotFound />}</Suspense>
      </main>
    </CheckoutFrame>
  );
}
