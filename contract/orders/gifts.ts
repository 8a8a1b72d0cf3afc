import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { giftStatuses } from '#shared/shop/gifts.ts';
import { heldProduct } from '../checkout/checkout.ts';
import { accountApi } from '../endpoint.ts';
import { timestamp, uuid, window } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

const account = accountApi('Gifts');

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

export const listGifts = account.get('/api/gifts', {
  summary: 'Gift codes that the signed-in user bought, newest first, with what became of them',
  query: z.object(window(20)),
  output: z.object({ gifts: z.array(gift), total: z.int() }),
});

export const redeemGift = account.post('/api/gifts/redeem', {
  summary: 'Turn a gift code into a product of the signed-in user, once',
  rate_limit: { name: 'redeem-gift', points: 10, seconds: 600 },
  body: z.object({
    code: typedLine.min(1, { error: () => inputCopy.giftCode }).max(60),
  }),
  output: z.object({ product: heldProduct.extend({ id: uuid }) }),
  refusals: {
    GIFT_NOT_FOUND: { status: 404 },
    GIFT_REDEEMED: { status: 410 },
    GIFT_VOID: { status: 410 },
    GIFT_PRODUCT_OWNED: { status: 409 },
  },
});
