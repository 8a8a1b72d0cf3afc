import type { Gift } from '#contract/account/gifts.ts';
import { readHeldProducts } from '#server/modules/catalog/index.ts';
import { readShortNames } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { readGifts } from './gift-codes.queries.ts';

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
  const listed = gifts.flatMap((gift): Gift[] => {
    const product = byId.get(gift.product_id);
    if (product === undefined) return [];
    const { id, code, status, order_id, redeemed_by, redeemed_at, created_at } = gift;
    const redeemer = redeemed_by === null ? null : (names.get(redeemed_by) ?? null);
    return [{ id, code, status, order_id, product, redeemed_by: redeemer, redeemed_at, created_at }];
  });
  return { gifts: listed, total };
}
