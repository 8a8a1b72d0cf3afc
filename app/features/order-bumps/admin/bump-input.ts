import { z } from 'zod';
import { optionalRupiah } from '#app/features/discounts/admin/discount-input.ts';
import { createOrderBump } from '#contract/order-bumps/admin.ts';
import { bumpsCopy as copy } from '#messages/order-bumps/admin.ts';

const { pitch_id, pitch_en } = createOrderBump.body.shape;

export const bumpInput = z.object({
  product_id: z.string({ error: () => copy.noProduct }).min(1, { error: () => copy.noProduct }),
  /** Empty: every checkout. */
  beside_id: z
    .string()
    .default('')
    .transform((id) => (id === '' ? null : id)),
  /** Empty: the product's own price. */
  price: optionalRupiah.transform((price) => (price === 0 ? null : price)),
  pitch_id,
  pitch_en,
});
