import { randomUUID } from 'node:crypto';
import { lockFullClasses, type ProductForSale } from '#server/catalog/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isHeld, soldParts } from '../bundles.rules.ts';
import { readHeldOf } from '../holdings/holdings.queries.ts';
import type { OrderRow } from '../orders.queries.ts';
import { recordOrder } from '../record-order.ts';

export interface GivenProduct {
  readonly owner: { readonly id: string; readonly email: string; readonly full_name: string };
  readonly product: Pick<ProductForSale, 'id' | 'title' | 'slug' | 'type' | 'parts'>;
  readonly granted_by: string;
  readonly reason: string;
}

/** An order of Rp 0; of a bundle only what is lacking. Stock stays; a full class has no place to give. */
export async function giveProduct(
  tx: Tx,
  { owner, product, granted_by, reason }: GivenProduct,
): Promise<Result<Pick<OrderRow, 'id'>, { readonly code: 'ALREADY_OWNED' | 'CLASS_FULL' }>> {
  // Purchases lock the wallet before they read holdings, so this serializes the two.
  await lockWallet(tx, owner.id);
  const held = await readHeldOf(tx, owner.id, [product.id]);
  if (isHeld(product, held)) return refuse({ code: 'ALREADY_OWNED' });
  const { id: product_id, title, slug, type } = product;
  const given = [product, ...product.parts].filter(({ id }) => !held.has(id));
  const full = await lockFullClasses(
    tx,
    given.map(({ id }) => id),
  );
  if (full.length > 0) return refuse({ code: 'CLASS_FULL' });
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
