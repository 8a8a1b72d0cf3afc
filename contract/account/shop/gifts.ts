import { z } from 'zod';
import { inputCopy } from '#messages/input.ts';
import { giftStatuses } from '#shared/shop/gifts.ts';
import { endpoint } from '../../endpoint.ts';
import { line, timestamp, uuid, window } from '../../fields.ts';
import { heldProduct } from './checkout.ts';

const tag = 'Gifts';

export const gift = z
  .object({
    id: uuid,
    code: z.string(),
    status: z.enum(giftStatuses),
    order_id: uuid,
    product: heldProduct,
    redeemed_by: z.string().nullable().meta({ description: 'First name and initial.' }),
    redeemed_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Gift' });
export type Gift = z.output<typeof gift>;

export const listGifts = endpoint({
  method: 'get',
  path: '/api/gifts',
  summary: 'Gift codes that the signed-in user bought, newest first, with what became of them',
  tag,
  role: 'user',
  query: z.object(window(20)),
  output: z.object({ gifts: z.array(gift), total: z.int() }),
  refusals: {},
});

export const redeemGift = endpoint({
  method: 'post',
  path: '/api/gifts/redeem',
  summary: 'Turn a gift code into a product of the signed-in user, once',
  tag,
  role: 'user',
  rate_limit: { name: 'redeem-gift', points: 10, seconds: 600 },
  body: z.object({
    code: line(60).min(1, { error: () => inputCopy.giftCode }),
  }),
  output: z.object({ product: heldProduct.extend({ id: uuid }) }),
  refusals: {
    GIFT_NOT_FOUND: { status: 404 },
    GIFT_REDEEMED: { status: 410 },
    GIFT_VOID: { status: 410 },
    GIFT_PRODUCT_OWNED: { status: 409 },
  },
});
