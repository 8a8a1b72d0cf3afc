import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { checkoutAction, loginPathFor } from '#app/features/checkout/checkout-action.ts';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { codeOf } from '#app/features/checkout/discount-code.ts';
import { fetchCheckout } from '#app/features/checkout/fetch-checkout.ts';
import { refreshCart } from '#app/hooks/cart/use-cart.ts';
import { refreshViewer } from '#app/hooks/session/use-viewer.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { checkoutCopy } from '#messages/checkout.ts';
import type { Route } from './+types/checkout.ts';

/** Signed-in users only; a visitor returns here after signing in. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const plan = new URL(request.url).searchParams.get('plan');
  const checkout = await fetchCheckout(api(context), { slug: params.slug, plan, code: codeOf(request) });
  if (checkout.viewer === null) throw redirect(loginPathFor(request));
  if (checkout.details === null) return data({ checkout: null }, { status: 404 });
  const { details, balance, idempotency_key } = checkout;
  return data({ checkout: { details, balance, idempotency_key } });
}

export const action = (args: Route.ActionArgs) => checkoutAction(args);

/** Whatever the result, balance and cart may have changed. */
export const clientAction = (args: Route.ClientActionArgs) =>
  formClientAction(args).finally(() => {
    void refreshViewer();
    void refreshCart();
  });

/** After a refusal prices are read again; after a lost connection the key stays, so that a retry is the same purchase. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod === undefined ? args.defaultShouldRevalidate : args.actionStatus !== undefined;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: checkoutCopy.title, robots: 'noindex' });

export default function Checkout({ loaderData: { checkout } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (checkout === null) {
    return (
      <main>
        <ProductNotFound />
      </main>
    );
  }
  return (
    <CheckoutPage
      details={checkout.details}
      balance={checkout.balance}
      idempotencyKey={checkout.idempotency_key}
      action={pathname + search}
    />
  );
}
