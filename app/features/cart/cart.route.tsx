import { redirect, useActionData } from 'react-router';
import { CartPage } from '#app/features/cart/cart-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { addCartItem, getCart, setCartItem } from '#contract/cart/cart.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { refuse, succeed } from '#shared/result.ts';
import type { Route } from './+types/cart.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getCart));
}

const change = addCartItem.body.extend(setCartItem.body.partial().shape);

/** Adds one unit, or sets the quantity; 0 removes the line (WAL-002 to WAL-005). */
export const action = formAction({
  form: 'cart',
  schema: change,
  refusals: addCartItem.refusals,
  send: async ({ product_id, quantity }, { client }) => {
    const answer =
      quantity === undefined
        ? await client.call(addCartItem, { body: { product_id } })
        : await client.call(setCartItem, { params: { product_id }, body: { quantity } });
    if (answer.ok) return succeed({ to: '/user/cart' });
    const { code, message } = answer.refusal;
    if (code === 'UNAUTHENTICATED') throw redirect(await loginToProduct(client, product_id));
    return refuse({ code, message });
  },
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: cartCopy.title, robots: 'noindex' });

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const posted = useActionData<FormReply>();
  return <CartPage cart={loaderData.cart} problem={posted?.problem?.message ?? null} />;
}
