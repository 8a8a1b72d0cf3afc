import { Link, redirect, useActionData } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { addCartItem, type Cart, getCart, setCartItem } from '#contract/cart/cart.ts';
import type { Nota as Rows } from '#contract/checkout/nota.ts';
import { cartCopy } from '#messages/cart/cart.ts';
import { guestCheckoutCopy } from '#messages/checkout/guest-checkout.ts';
import { cartWishCopy } from '#messages/recovery/cart-wish.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { refuse, succeed } from '#shared/result.ts';
import { rowOf } from '#shared/shop/nota.ts';
import type { Route } from './+types/cart.route.ts';
import { CartLines, EmptyCart } from './cart-lines.tsx';

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

interface Props {
  readonly cart: Cart;
  readonly problem: string | null;
}

function CartPage({ cart, problem }: Props) {
  return (
    <>
      <PageHeader title={cartCopy.title} />
      {problem !== null && (
        <p role="alert" className="notice-debit mb-5">
          {problem}
        </p>
      )}
      {cart.lines.length === 0 ? <EmptyCart /> : <FullCart cart={cart} />}
    </>
  );
}

function FullCart({ cart }: { readonly cart: Cart }) {
  const isBlocked = cart.lines.some((line) => line.problem !== null);
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
      <div>
        <CartLines lines={cart.lines} className="border-ink border-t-2" />
        <p className="mt-4 text-small">
          <Link
            to="/user/settings?tab=mails"
            className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
          >
            {cartWishCopy.choose}
          </Link>
        </p>
      </div>
      <Nota label={guestCheckoutCopy.slip}>
        <NotaRows nota={[totalRow(cart)]} />
        {!isBlocked && cart.total_price > 0 && <DiscountCodeForm action="/checkout" />}
        {!isBlocked && (
          <Button asChild block>
            <Link to="/checkout">{cartCopy.toCheckout}</Link>
          </Button>
        )}
        <p className="mt-3 text-ink-3 text-small">{isBlocked ? cartCopy.resolve : cartCopy.allOrNothing}</p>
      </Nota>
    </div>
  );
}

function totalRow({ lines, total_price }: Cart): Rows[number] {
  const before = lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, line) => sum + (line.original_price ?? line.price ?? 0) * line.quantity, 0);
  return {
    ...rowOf({ kind: 'total', amount_bigint: toSen(total_price) }),
    label: cartCopy.total,
    before_bigint: before > total_price ? toSen(rupiah(before)) : null,
  };
}
