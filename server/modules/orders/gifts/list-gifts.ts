import { type HeldProduct, readHeldProducts } from '#server/modules/catalog/index.ts';
import { readShortNames } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { GiftStatus } from '#shared/gifts.ts';
import { readGifts } from './gift-codes.queries.ts';

export interface Gift {
  readonly id: string;
  readonly code: string;
  readonly status: GiftStatus;
  readonly order_id: string;
  readonly product: Omit<HeldProduct, 'id'>;
  /** First name and initial of the redeemer. */
  readonly redeemed_by: string | null;
  readonly redeemed_at: string | null;
  readonly created_at: string;
}

/** Lists the gifts a user has bought, newest first, in three queries. */
export async function listGifts(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly gifts: Gift[]; readonly total: number }> {
  const { gifts, total } = await readGifts(reader, userId, window);
  const redeemers = gifts.flatMap(({ redeemed_by }) => (redeemed_by === null ? [] : [redeemed_by]));
  const [products, names] = await Promise.all([
    readHeldProducts(
      reader,
      gifts.map(({ product_id }) => product_id),
    ),
    readShortNames(reader, redeemers),
  ]);
  const byId = new Map(products.map(({ id, ...product }) => [id, product]));
  const listed = gifts.flatMap(({ product_id, redeemed_by, ...gift }): Gift[] => {
    const product = byId.get(product_id);
    if (product === undefined) return [];
    return [
      {
        id: gift.id,
        code: gift.code,
        status: gift.status,
        order_id: gift.order_id,
        product,
        redeemed_by: redeemed_by === null ? null : (names.get(redeemed_by) ?? null),
        redeemed_at: gift.redeemed_at?.toISOString() ?? null,
        created_at: gift.created_at.toISOString(),
      },
    ];
  });
  return { gifts: listed, total };
}
