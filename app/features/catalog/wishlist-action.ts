import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { addWishlistItem, removeWishlistItem } from '#contract/account/shop/wishlist.ts';
import { refuse, succeed } from '#shared/result.ts';
import { WISHLIST_PATH } from './shop/shop-view.ts';

const wishlistForm = addWishlistItem.params.extend({ wished: z.enum(['true', 'false']) });

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The heart of a product: adds or removes it, then shows the wishlist. */
export function wishlistAction({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return handleForm({
    request,
    form: 'wish',
    schema: wishlistForm,
    refusals: addWishlistItem.refusals,
    send: async ({ wished, product_id }) => {
      const endpoint = wished === 'true' ? addWishlistItem : removeWishlistItem;
      const answer = await client.call(endpoint, { params: { product_id } });
      if (answer.ok) return succeed({ to: WISHLIST_PATH });
      const { code, message } = answer.refusal;
      if (code === 'UNAUTHENTICATED') throw redirect(await loginToProduct(client, product_id));
      return refuse({ code, message });
    },
  });
}
