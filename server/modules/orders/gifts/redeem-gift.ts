import { type HeldProduct, readHeldProducts } from '#server/modules/catalog/index.ts';
import { lockWallet } from '#server/modules/ledger/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { readGiftCode } from '#shared/gifts.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { GiftRefusal } from './gift-codes.errors.ts';
import {
  type GiftRow,
  hasHoldingOfGift,
  insertGiftHolding,
  markRedeemed,
  selectGiftForUpdate,
} from './gift-codes.queries.ts';

type Outcome = Result<HeldProduct, GiftRefusal>;

/**
 * Turns a gift code into a holding of the caller, once: of many who try at once, one gets it (DECISIONS 25). The code
 * is its own idempotency key, so whoever redeemed it gets the same answer again. Who holds the product already is
 * refused, and the code stays valid for somebody else.
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
    // A purchase holds the wallet while it looks at what its buyer owns, so the two happen one after the other.
    await lockWallet(tx, user_id);
    if (!(await insertGiftHolding(tx, gift, user_id))) return refuse({ code: 'GIFT_PRODUCT_OWNED' });
    await markRedeemed(tx, gift.id, user_id);
    return succeed(await productOf(tx, gift));
  });
}

/** The same answer for who redeemed it, as long as they have what it gave; for anybody else it is gone. */
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
