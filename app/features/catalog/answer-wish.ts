import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { actionApi } from '#app/lib/api.ts';
import { answerForm } from '#app/lib/form-action.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { addWish, removeWish } from '#contract/account/wishlist.ts';
import { refuse, succeed } from '#shared/result.ts';
import { WISHLIST_PATH } from './shop-view.ts';

const wish = addWish.params.extend({ wished: z.enum(['true', 'false']) });

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The heart of a product as a form: whatever was wished, the list that comes back shows it. */
export function answerWish({ request, context }: ActionArgs) {
  const client = actionApi(context);
  return answerForm({
    request,
    form: 'wish',
    schema: wish,
    refusals: addWish.refusals,
    send: async ({ wished, product_id }) => {
      const endpoint = wished === 'true' ? addWish : removeWish;
      const answer = await client.call(endpoint, { params: { product_id } });
      if (answer.ok) return succeed({ to: WISHLIST_PATH });
      const { code, message } = answer.refusal;
      if (code === 'UNAUTHENTICATED') throw redirect(await loginToProduct(client, product_id));
      return refuse({ code, message });
    },
  });
}
