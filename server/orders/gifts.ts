import type { Gift } from '#contract/orders/gifts.ts';
import { readShortNames } from '#server/account/index.ts';
import { type HeldProduct, readHeldProducts } from '#server/catalog/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readGiftCode } from '#shared/shop/gifts.ts';
import {
  type GiftRow,
  hasHoldingOfGift,
  insertGiftHolding,
  markRedeemed,
  readGifts,
  selectGiftForUpdate,
} from './gift-codes.queries.ts';

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

type Outcome = Result<HeldProduct, GiftRefusal>;

/**
 * Turns a gift code into a holding once (DECISIONS 25). The code is its own idempotency key, so its redeemer gets the
 * same answer again. Refuses a user who holds the product; the code stays open.
 */
export function redeemGift(
  db: Database,
  { user_id, code }: { readonly user_id: string; readonly code: string },
): Promise<Outcome> {
  const known = readGiftCode(code);
  if (known === null) return Promise.resolve(refuse({ code: 'GIFT_NOT_FOUND' }));
  return withTx(db, async (tx): Promise<Outcome> => {
    const gift = await selectGiftForUpdate(tx, known);
    if (gift === null) return refuse({ code: 'GIFT_NOT_FOUND' });
    if (gift.status === 'void') return refuse({ code: 'GIFT_VOID' });
    if (gift.status === 'redeemed') return replayRedemption(tx, gift, user_id);
    // Purchases lock the wallet before they read holdings, so this serializes the two.
    await lockWallet(tx, user_id);
    if (!(await insertGiftHolding(tx, gift, user_id))) return refuse({ code: 'GIFT_PRODUCT_OWNED' });
    await markRedeemed(tx, gift.id, user_id);
    return succeed(await productOf(tx, gift));
  });
}

/** Repeats the answer for the redeemer while they hold the product; refuses anybody else. */
async function replayRedemption(tx: Tx, gift: GiftRow, userId: string): Promise<Outcome> {
  if (gift.redeemed_by !== userId) return refuse({ code: 'GIFT_REDEEMED' });
  if (!(await hasHoldingOfGift(tx, gift.id))) return refuse({ code: 'GIFT_VOID' });
  return succeed(await productOf(tx, gift));
}

async function productOf(tx: Tx, gift: GiftRow): Promise<HeldProduct> {
  const [product] = await readHeldProducts(tx, [gift.product_id]);
  if (product === undefined) throw new Error('the product of a gift code is missing');
  return product;
}

/** None of these refusals changes the code. */
type GiftRefusal =
  | { readonly code: 'GIFT_NOT_FOUND' }
  /** Redeemed by another user. */
  | { readonly code: 'GIFT_REDEEMED' }
  /** Its order was refunded. */
  | { readonly code: 'GIFT_VOID' }
  | { readonly code: 'GIFT_PRODUCT_OWNED' };
