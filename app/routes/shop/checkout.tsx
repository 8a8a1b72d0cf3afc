import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { answerCheckout, loginFor } from '#app/features/checkout/answer-checkout.ts';
import { checkoutCopy } from '#app/features/checkout/checkout-copy.ts';
import { CheckoutPage } from '#app/features/checkout/checkout-page.tsx';
import { readCheckout } from '#app/features/checkout/read-checkout.ts';
import { refreshCart } from '#app/hooks/cart/use-cart.ts';
import { refreshViewer } from '#app/hooks/session/use-viewer.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/checkout.ts';

/** For who is signed in; a visitor comes back to it from the sign-in. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const plan = new URL(request.url).searchParams.get('plan');
  const asked = await readCheckout(api(context), { slug: params.slug, plan });
  if (asked.viewer === null) throw redirect(loginFor(request));
  if (asked.wanted === null) return data({ asked: null }, { status: 404 });
  const { wanted, balance, idempotency_key } = asked;
  return data({ asked: { wanted, balance, idempotency_key } });
}

export const action = (args: Route.ActionArgs) => answerCheckout(args);

/** Whatever was answered, balance and cart may be others now. */
export const clientAction = (args: Route.ClientActionArgs) =>
  formClientAction(args).finally(() => {
    void refreshViewer();
    void refreshCart();
  });

/** A refusal may have changed what is asked; without an answer the question and its key stay, so that it can be repeated. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  asked.formMethod === undefined ? asked.defaultShouldRevalidate : asked.actionStatus !== undefined;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: checkoutCopy.title, robots: 'noindex' });

export default function Checkout({ loaderData: { asked } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (asked === null) {
    return (
      <main>
        <ProductNotFound />
      </main>
    );
  }
  return (
    <CheckoutPage
      wanted={asked.wanted}
      balance={asked.balance}
      idempotencyKey={asked.idempotency_key}
      action={pathname + search}
    />
  );
}
