import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { listGifts } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { giveCredit, makePerson, type Person } from './people.ts';
import { makeProduct, type Product } from './products.ts';

export interface BoughtGifts {
  readonly buyer: Person;
  readonly product: Product;
  readonly order_id: string;
  readonly codes: readonly string[];
}

/** Somebody who bought a product of Rp 50.000 for this many others, and one for themselves unless told otherwise. */
export async function buyGifts(
  db: Database,
  gifts: number,
  overrides: { readonly buyer?: Person; readonly product?: Product; readonly hasOwn?: boolean } = {},
): Promise<BoughtGifts> {
  const buyer = overrides.buyer ?? (await makePerson(db));
  const product = overrides.product ?? (await makeProduct(db));
  const quantity = overrides.hasOwn === false ? gifts : gifts + 1;
  await giveCredit(db, buyer.id, rupiah(product.price * quantity));
  const lines = [{ product_id: product.id, price: product.price, quantity, gifts }];
  const bought = await checkOut(db, { buyer, lines, idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(`the gifts could not be bought: ${bought.refusal.code}`);
  const order_id = bought.value.order.id;
  const listed = await listGifts(db.orm, buyer.id, { limit: 100, offset: 0 });
  const codes = listed.gifts.filter((gift) => gift.order_id === order_id).map(({ code }) => code);
  return { buyer, product, order_id, codes };
}
