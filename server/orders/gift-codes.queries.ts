import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type PageWindow, totalOf } from '#server/platform/lists/list-window.ts';
import { giftCodes, userProducts } from './orders.schema.ts';

export type GiftRow = typeof giftCodes.$inferSelect;

/** Locks the gift's order first, as a refund does, so that the two cannot deadlock. */
export async function selectGiftForUpdate(tx: Tx, code: string): Promise<GiftRow | null> {
  await tx.execute(sql`
    select from orders where id = (select order_id from gift_codes where code = ${code}) for share`);
  const [row] = await tx.select().from(giftCodes).where(eq(giftCodes.code, code)).for('update');
  return row ?? null;
}

/** A bundle gives its missing parts; false if the user holds all of it, even under concurrent calls. */
export async function insertGiftHolding(
  tx: Tx,
  gift: Pick<GiftRow, 'id' | 'order_id' | 'order_item_id'>,
  userId: string,
): Promise<boolean> {
  const given = await tx.execute(sql`
    insert into user_products (user_id, product_id, order_id, gift_code_id, bundle_item_id)
    select ${userId}, coalesce(p.product_id, i.product_id), ${gift.order_id}, ${gift.id}, p.order_item_id
    from order_items i left join order_item_parts p on p.order_item_id = i.id
    where i.id = ${gift.order_item_id} order by 2
    on conflict (user_id, product_id) where status = 'active' do nothing`);
  return (given.rowCount ?? 0) > 0;
}

export async function markRedeemed(tx: Tx, giftId: string, userId: string): Promise<void> {
  await tx
    .update(giftCodes)
    .set({ status: 'redeemed', redeemed_by: userId, redeemed_at: sql`now()` })
    .where(eq(giftCodes.id, giftId));
}

export async function hasHoldingOfGift(reader: Reader, giftId: string): Promise<boolean> {
  const held = and(eq(userProducts.gift_code_id, giftId), eq(userProducts.status, 'active'));
  const [row] = await reader.select({ total: count() }).from(userProducts).where(held);
  return row !== undefined && row.total > 0;
}

export async function voidOpenGifts(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(giftCodes)
    .set({ status: 'void', voided_at: sql`now()` })
    .where(and(eq(giftCodes.order_id, orderId), eq(giftCodes.status, 'open')));
}

export async function readGifts(
  reader: Reader,
  buyerId: string,
  window: PageWindow,
): Promise<{ readonly gifts: readonly GiftRow[]; readonly total: number }> {
  const mine = eq(giftCodes.buyer_id, buyerId);
  const gifts = await reader
    .select()
    .from(giftCodes)
    .where(mine)
    .orderBy(desc(giftCodes.created_at), desc(giftCodes.id))
    .limit(window.limit)
    .offset(window.offset);
  return { gifts, total: await totalOf(gifts, window, () => reader.$count(giftCodes, mine)) };
}
