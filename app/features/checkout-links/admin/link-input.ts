import { z } from 'zod';
import { createCheckoutLink } from '#contract/checkout-links/admin.ts';
import { linksCopy as copy } from '#messages/checkout-links/admin.ts';

const { label, code } = createCheckoutLink.body.shape;

export const targetValue = ({
  product_id,
  plan,
}: {
  readonly product_id: string;
  readonly plan: string | null;
}) => (plan === null ? product_id : `${product_id} ${plan}`);

export const linkInput = z.object({
  label,
  target: z
    .string({ error: () => copy.noTarget })
    .min(1, { error: () => copy.noTarget })
    .transform((value) => {
      const [product_id = '', plan = null] = value.split(' ');
      return { product_id, plan };
    }),
  code: z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(code.unwrap()),
});
