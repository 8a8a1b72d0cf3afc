import type { Tx } from '#server/platform/database/db.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';
import { rupiah } from '#shared/money/money.ts';
import { sanitizeMetadata, sanitizeModules } from '../content/sanitize-product-content.ts';
import { insertProducts, type ProductInsert } from './products.queries.ts';

export type NewProduct = Omit<ProductInsert, 'price' | 'original_price'> & {
  readonly price: number;
  readonly original_price?: number | null | undefined;
};

/** One statement; returns the ids in order. Slugs must be unique. HTML is sanitized (DECISIONS 23). */
export function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<readonly string[]> {
  return insertProducts(tx, products.map(sanitizeProduct));
}

function sanitizeProduct({
  description,
  content_body,
  content_metadata,
  modules,
  price,
  original_price = null,
  ...product
}: NewProduct): ProductInsert {
  return {
    ...product,
    price: rupiah(price),
    original_price: original_price === null ? null : rupiah(original_price),
    ...(description === undefined ? {} : { description: sanitizeContent(description) }),
    ...(content_body === undefined ? {} : { content_body: sanitizeOptional(content_body) }),
    ...(content_metadata === undefined ? {} : { content_metadata: sanitizeMetadata(content_metadata) }),
    ...(modules === undefined ? {} : { modules: sanitizeModules(modules) }),
  };
}
