import { useActionData } from 'react-router';
import { cartAction } from '#app/features/cart/cart-action.ts';
import { CartPage } from '#app/features/cart/cart-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getCart } from '#contract/account/shop/cart.ts';
import { cartCopy } from '#messages/cart.ts';
import type { Route } from './+types/cart.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getCart));
}

export const action = (args: Route.ActionArgs) => cartAction(args);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: cartCopy.title, robots: 'noindex' });

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const posted = useActionData<typeof action>();
  return <CartPage cart={loaderData.cart} problem={posted?.problem?.message ?? null} />;
}
