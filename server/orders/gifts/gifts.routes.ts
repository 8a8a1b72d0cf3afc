import { listGifts as listGiftsEndpoint, redeemGift as redeemGiftEndpoint } from '#contract/orders/gifts.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { listGifts, redeemGift } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { mapValue, succeed } from '#shared/result.ts';

export function giftRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listGiftsEndpoint, async ({ caller, query }) =>
      succeed(await listGifts(db.orm, caller.id, query)),
    ),
    implement(redeemGiftEndpoint, ({ caller, body }) =>
      mapValue(redeemGift(db, { user_id: caller.id, code: body.code }), (product) => ({ product })),
    ),
  ];
}
