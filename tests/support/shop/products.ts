import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createProducts, fillBundle, type NewProduct } from '#server/catalog/index.ts';
import type { Checkout } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly type: NewProduct['type'];
  readonly price: Rupiah;
}

/** A template of Rp 50.000 in unlimited supply, but for what the test says. */
export async function makeProduct(db: Database, overrides: Partial<NewProduct> = {}): Promise<Product> {
  const slug = `produk-${randomBytes(6).toString('hex')}`;
  const product = { title: `Produk ${slug}`, slug, type: 'template', price: 50_000, ...overrides } as const;
  const made = await withTx(db, async (tx) => succeed(await createProducts(tx, [product])));
  const [id] = made.ok ? made.value : [];
  if (id === undefined) throw new Error('a product could not be made');
  return { id, title: product.title, type: product.type, price: rupiah(product.price) };
}

/** A bundle of Rp 100.000 of these products, but for what the test says. */
export async function makeBundle(
  db: Database,
  partIds: readonly string[],
  overrides: Partial<NewProduct> = {},
): Promise<Product> {
  const slug = `paket-${randomBytes(6).toString('hex')}`;
  const product = { title: `Paket ${slug}`, slug, price: 100_000, ...overrides, type: 'bundle' } as const;
  const made = await withTx(db, async (tx) => {
    const [id = ''] = await createProducts(tx, [product]);
    await fillBundle(tx, id, partIds);
    return succeed(id);
  });
  if (!made.ok) throw new Error('a bundle could not be made');
  return { id: made.value, title: product.title, type: product.type, price: rupiah(product.price) };
}

/** The product as a buyer puts it in the cart who saw its price. */
export function lineOf(product: Pick<Product, 'id' | 'price'>): Checkout['lines'][number] {
  return { product_id: product.id, price: product.price, quantity: 1, gifts: 0 };
}

export async function stockOf(db: Database, productId: string): Promise<number | null> {
  const found = await db.orm.execute<{ stock: number | null }>(
    sql`select stock from products where id = ${productId}`,
  );
  return found.rows[0]?.stock ?? null;
}
