import { z } from 'zod';
import { createCheckoutLink } from '#contract/checkout-links/admin.ts';
import { linksCopy as copy } from '#messages/checkout-links/admin.ts';

const { label, path, code, utm_source, utm_medium, utm_campaign } = createCheckoutLink.body.shape;

export const targetValue = ({
  product_id,
  plan,
}: {
  readonly product_id: string;
  readonly plan: string | null;
}) => (plan === null ? product_id : `${product_id} ${plan}`);

/** An address that begins with a slash is a page of this site. */
export const isPage = (target: string): boolean => path.unwrap().unwrap().safeParse(target).success;

export const linkInput = z.object({
  label,
  utm_source,
  utm_medium,
  utm_campaign,
  target: z
    .string({ error: () => copy.noTarget })
    .min(1, { error: () => copy.noTarget })
    .transform((value) => {
      if (isPage(value)) return { path: value, product_id: null, plan: null };
      const [product_id = '', plan = null] = value.split(' ');
      return { path: null, product_id, plan };
    }),
  code: z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(code.unwrap()),
});
