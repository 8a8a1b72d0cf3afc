import { z } from 'zod';
import { formAction, formRefusal } from '#app/lib/forms/form-action.ts';
import { formatCartItems } from '#app/lib/visitor-cart.ts';
import { mergeCart } from '#contract/cart/cart.ts';
import { restoreLeftCart } from '#contract/recovery/recovery.ts';
import { succeed } from '#shared/result.ts';

export const RESTORE_FORM = 'restore-cart';

/** An account gets the products into its cart, a visitor onto the checkout page. */
export const restoreCartAction = formAction({
  form: RESTORE_FORM,
  schema: z.object({ token: z.string().max(200).default('') }),
  refusals: restoreLeftCart.refusals,
  send: async (body, { client }) => {
    const restored = await client.call(restoreLeftCart, { body });
    if (!restored.ok) return formRefusal(restored.refusal);
    const items = restored.value.cart.lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
    const merged = await client.call(mergeCart, { body: { items } });
    return succeed({ to: merged.ok ? '/user/cart' : `/checkout?items=${formatCartItems(items)}` });
  },
});
