import { randomUUID } from 'node:crypto';
import type { ProductForSale } from '#server/modules/catalog/index.ts';
import { lockWallet } from '#server/modules/ledger/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isHeld, soldParts } from '../bundles.rules.ts';
import { readHeldOf } from '../holdings/holdings.queries.ts';
import type { OrderRow } from '../orders.queries.ts';
import { recordOrder } from '../record-order.ts';

export interface GivenProduct {
  readonly owner: { readonly id: string; readonly email: string; readonly full_name: string };
  readonly product: Pick<ProductForSale, 'id' | 'title' | 'slug' | 'type' | 'parts'>;
  /** Account of the staff. */
  readonly granted_by: string;
  readonly reason: string;
}

/**
 * Gives an account a product, or what it lacks of a bundle, without payment: an order of Rp 0 with its holdings and
 * reason. Stock does not change.
 */
export async function giveProduct(
  tx: Tx,
  { owner, product, granted_by, reason }: GivenProduct,
): Promise<Result<Pick<OrderRow, 'id'>, { readonly code: 'ALREADY_OWNED' }>> {
  // Purchases lock the wallet before they read holdings, so this serializes the two.
  await lockWallet(tx, owner.id);
  const held = await readHeldOf(tx, owner.id, [product]);
  if (isHeld(product, held)) return refuse({ code: 'ALREADY_OWNED' });
  const { id: product_id, title, slug, type } = product;
  const { id } = await recordOrder(tx, {
    id: randomUUID(),
    user_id: owner.id,
    customer_email: owner.email,
    customer_name: owner.full_name,
    amount_bigint: sen(0),
    payment_method: 'grant',
    posting_id: null,
    metadata: { granted_by, reason },
    items: [{ product_id, title, slug, type, price_bigint: sen(0), parts: soldParts(product, held) }],
  });
  return succeed({ id });
}
