import { type RouterContextProvider, redirect } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { addCartItem, setCartItem } from '#contract/account/shop/cart.ts';
import { refuse, succeed } from '#shared/result.ts';

const change = addCartItem.body.extend(setCartItem.body.partial().shape);

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Adds one unit, or sets the quantity; 0 removes the line (WAL-002 to WAL-005). */
export function cartAction({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: 'cart',
    schema: change,
    refusals: addCartItem.refusals,
    send: async ({ product_id, quantity }) => {
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
}
