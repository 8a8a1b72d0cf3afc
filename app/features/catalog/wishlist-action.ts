import { redirect } from 'react-router';
import { z } from 'zod';
import { formAction } from '#app/lib/forms/form-action.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { addWishlistItem, removeWishlistItem } from '#contract/wishlist/wishlist.ts';
import { refuse, succeed } from '#shared/result.ts';
import { WISHLIST_PATH } from './shop/shop-view.ts';

export const wishlistAction = formAction({
  form: 'wish',
  schema: addWishlistItem.params.extend({ wished: z.enum(['true', 'false']) }),
  refusals: addWishlistItem.refusals,
  send: async ({ wished, product_id }, { client }) => {
    const endpoint = wished === 'true' ? addWishlistItem : removeWishlistItem;
    const answer = await client.call(endpoint, { params: { product_id } });
    if (answer.ok) return succeed({ to: WISHLIST_PATH });
    const { code, message } = answer.refusal;
    if (code === 'UNAUTHENTICATED') throw redirect(await loginToProduct(client, product_id));
    return refuse({ code, message });
  },
});
